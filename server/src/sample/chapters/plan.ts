/** Members of chapters with the premium plan, who gave referrals. Ravi and Vikram have no plan, so that both sides can be seen. */
export const SAMPLE_PLAN = [
  ..."asha shalini biju neethu rasheed deepa sibi ramesh".split(" "),
  ..."sunita amol rekha nitin zoya hemant".split(" "),
  ..."nandini gurpreet debashree imran joseph arjun".split(" "),
];
