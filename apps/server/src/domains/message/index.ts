export { type MessageServices, messageDomain } from './message.domain.ts'
export type { SendMessage } from './send.service.ts'
export { fromTemplate } from './template.ts'
