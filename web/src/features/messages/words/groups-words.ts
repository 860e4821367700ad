import { namesInWords } from "@cardplaza/contract/people/names-in-words";
import { MAX_GROUP } from "@cardplaza/contract/messages/message-limits";

/** What is said about groups and muting. */
export const GROUPS_WORDS = {
  newTitle: "New group",
  newText: `Up to ${MAX_GROUP} people, including you. Your connections join at once; others get an invitation.`,
  name: "Group name",
  needName: "Enter a group name.",
  needPeople: "Choose at least one person.",
  create: "Create group",
  created: (name: string) => `${name} created`,
  people: "People",
  searchPeople: "Search by name",
  found: "People found",
  chosen: "Chosen",
  nobody: "No one by that name.",
  noConnections: "You have no connections yet. Search for a member by name.",
  willBeInvited: "Will be invited",
  remove: (name: string) => `Remove ${name}`,
  full: `A group can have up to ${MAX_GROUP} people.`,
  roomLeft: (count: number) => (count === 1 ? "1 more person fits." : `${count} more people fit.`),
  cancel: "Cancel",

  picture: "Group picture",
  addPicture: "Add a picture",
  changePicture: "Change picture",
  removePicture: "Remove picture",
  takePicture: "Use picture",
  uploadingPicture: "Uploading the picture",
  pictureLater: "The group is there, but its picture was not saved",

  panel: "Group",
  panelOf: (count: number, invited: number) =>
    [count === 1 ? "1 person" : `${count} people`, invited > 0 && `${invited} invited`]
      .filter(Boolean)
      .join(", "),
  rename: "Rename group",
  renameTitle: "Rename this group",
  save: "Save",
  add: "Add people",
  addTitle: "Add people to this group",
  addButton: "Add",
  you: "You",
  admin: "Admin",
  invited: "Invited",
  readAll: "Has read everything",
  readSome: "Has not read the newest messages",
  readNothing: "Has read nothing yet",
  more: (name: string) => `More about ${name}`,
  removePerson: "Remove from group",
  removeTitle: (name: string) => `Remove ${name} from this group?`,
  removeText:
    "They keep what they have read so far, and get no new messages. They can come back only by invitation.",
  removeButton: "Remove",
  takeBack: "Take back the invitation",
  takeBackTitle: (name: string) => `Take back the invitation to ${name}?`,
  takeBackText: "They can no longer join. They are not told.",
  takeBackButton: "Take back",
  leave: "Leave group",
  leaveTitle: "Leave this group?",
  leaveText: "You get no new messages, and can come back only if somebody invites you again.",
  left: "You left the group",
  notSaved: "That was not saved",
  seenTitle: "Who has read this",
  seenBy: "Read by",
  notSeenBy: "Not read yet",
  seenHidden: "People who switched Seen off are not listed as having read.",

  invitation: (name: string) => `You are invited to ${name}`,
  inIt: (names: readonly string[]) => `In the group: ${namesInWords(names)}`,
  invitationText:
    "If you join, everybody in the group sees your name and what you write. You see what is written from now on.",
  accept: "Join group",
  decline: "Decline",
  declined: "Invitation declined",
} as const;

export const MUTE_WORDS = {
  mute: "Mute",
  hour: "For 1 hour",
  hours: "For 8 hours",
  week: "For a week",
  always: "Always",
  unmute: "Unmute",
  muted: "Muted",
  mutedUntil: (when: string) => `Muted until ${when}`,
} as const;
