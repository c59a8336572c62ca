import type { JumpChoice } from '@sands/contract/kernel/jump.model'
import { JUMP_CHOICES, type JumpName } from '@sands/rules/jump'
import type { DeskText } from '../text.ts'

export const NO_JUMP: JumpChoice = { to: 'none', moduleId: null, link: null }

const isOffered = (to: JumpName): to is (typeof JUMP_CHOICES)[number] => JUMP_CHOICES.some((choice) => choice === to)

/** What a target is called. One that cannot be chosen any more has no name of its own. */
export const jumpText = (to: JumpName): DeskText => (isOffered(to) ? `manage.jump_${to}` : 'manage.jump_kept')

/** Targets that are a file of the library. */
export type FileJump = Extract<JumpName, 'video' | 'document'>
export const isFileJump = (to: JumpName): to is FileJump => to === 'video' || to === 'document'
