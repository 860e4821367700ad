/** Common passwords of 8 and more characters, with some that are typical for India. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  00000000 0987654321 10101010 11111111 11223344 1122334455 112233445566 12121212 123123123 123321123
  12341234 12344321 12345678 123456789 1234567890 1234567890q 123456789a 12345678a 123456abc
  123456qwerty 12345qwert 1234qwer 123qwe123 123qweasd 13131313 147258369 159753456 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 20202020 20212021 20222022 20232023 20242024 20252025 20262026
  22222222 33333333 44444444 55555555 66666666 77777777 87654321 88888888 987654321 9876543210
  99999999 a12345678 a123456789 a1b2c3d4 aa123456 aaaaaaaa abababab abc12345 abc123456 abc123abc
  abcd1234 abcdef123 abcdefgh abcdefghi admin123 admin1234 admin@123 administrator android1 angel123
  arsenal1 asdf1234 asdfasdf asdfghjkl autumn123 babygirl bangalore barcelona baseball batman123
  bharat123 blessed1 blink182 business business1 business123 cardcard cardplaza cardplaza1
  cardplaza123 change123 changeme changeme1 charlie1 chelsea1 chennai123 company123 computer cricket1
  cricket123 december1 deepika1 default1 delhi123 dhoni007 dragon123 facebook facebook1 family123
  father123 football football1 forever1 freedom1 friends1 friends123 ganesh123 ganesha1 godisgood
  godisgreat goodmorning google123 hanuman1 harekrishna hello123 hello1234 hellohello helloworld
  hunter22 hyderabad iloveyou iloveyou1 iloveyou123 iloveyou2 india123 india1234 india@123 internet
  iphone123 jaihind123 jaimatadi jaishreeram january1 jennifer jesus123 jesuschrist jordan23 katrina1
  kohli123 kolkata1 krishna1 krishna123 lakshmi1 letmein1 letmein123 linkedin liverpool lkjhgfdsa
  lovelove loveyou1 loveyou123 maggie12 manchester master123 messi123 metallica michael1 michelle
  mnbvcxz1 monday123 monkey123 mother123 mumbai123 mypassword naruto123 november1 october1 om123456
  omnamahshivay omsairam p@55w0rd p@ssw0rd p@ssw0rd1 p@ssword pa$$w0rd pa55word pass1234 pass12345
  pass@123 pass@1234 passpass passw0rd passw0rd1 passw0rd123 password password! password01 password1
  password11 password12 password123 password1234 password2 password22 password99 password@ password@1
  password@123 poiuytrewq pokemon1 pokemon123 princess priya123 priyanka q12345678 q1w2e3r4 q1w2e3r4t5
  qazwsxedc qweasdzxc qwer1234 qwert12345 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyuiop
  radhakrishna realmadrid rockstar ronaldo7 sachin10 sachin123 sairam123 salman123 samsung1 samsung123
  secret123 september1 shadow12 shahrukh shivshiv slipknot spring123 starwars summer123 sunday123
  sunshine superman sweetheart tendulkar test1234 test12345 testing1 testtest trustno1 virat123
  visiting welcome1 welcome123 welcome@123 whatever winter123 zaq12wsx zxcvbnm1 zxcvbnm123
`
    .trim()
    .split(/\s+/),
);
