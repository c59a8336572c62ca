import type { Message } from '@sands/contract/message/message.model'
import type { Jump } from '@sands/rules/jump'

/** The jump of a message; none unless the message says that it has one. */
export const jumpOf = ({ isJumpApp, jumpType, jumpModuleId, customerJumpLink }: Message): Jump =>
  isJumpApp === 1 ? { type: jumpType, moduleId: jumpModuleId, link: customerJumpLink } : { type: null }
