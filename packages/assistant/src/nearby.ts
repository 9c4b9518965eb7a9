import { overlap } from "./overlaps.ts";

/*
 * What a conversation is about at one time. A short question within it is likelier about a neighbour of its subject
 * than about anything else; alone, these topics have little in common.
 */
const rooms = [
  "price firstYear otherPrices discount payment contract exit support trial volume worth solutions",
  "gdpr dpa hosting customerChats training model security access exit onPremise worksCouncil aiAct liability outreach dpo recipients backups responseTimes",
  "form retention reply contact call heroEmail newsletter officeHours directLine human",
  "cookies stored ipAddress policy rights authority retention messages recording recipients backups thirdParty dpo",
  "chat languages hours gaps knowledge channels customise approval people tickets availability solutions reporting worth actions results",
  "leads scoring reminders calendars outreach results",
  "crm systems otherSystems api code",
  "process setup needs code call support reporting responseTimes",
  "about team legal place regions directLine namedContact jobs partners contact officeHours samples references business dispute",
  "ai messages recording voice human model",
  "accessibility theme motion siteLanguage languages trouble",
].map((room) => room.split(" "));

/** How much likelier a topic is than alone, while the conversation is about another. */
const ofSubject = 2;
const ofOverlap = 3;
const ofRoom = 2;

/** The topics that share a room with a subject, and it before them. */
export const neighbours = (subject: string): string[] => [
  ...new Set([subject, ...rooms.filter((room) => room.includes(subject)).flat()]),
];

export function nearness(topic: string, subject: string): number {
  if (topic === subject) return ofSubject;
  if (overlap(topic, subject)) return ofOverlap;
  return rooms.some((room) => room.includes(topic) && room.includes(subject)) ? ofRoom : 1;
}
