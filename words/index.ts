export type { Messages } from './catalogue.ts';
export {
  choiceKey,
  eventKey,
  messageFaults,
  missingKeys,
  promptKey,
  remedyKey,
  termKey,
  translationFaults,
  whyKey,
} from './check.ts';
export { figure } from './figure.ts';
export { quoted, withNames } from './names.ts';
export { speaker, type Speaker, type Spoken } from './speaker.ts';
