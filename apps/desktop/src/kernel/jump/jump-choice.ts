import type { JumpChoice } from '@sands/contract/kernel/jump.model'
import type { JumpName } from '@sands/rules/jump'
import type { JumpOption, Terms } from '../terms.ts'
import type { DesktopText } from '../text.ts'

export const NO_JUMP: JumpChoice = { to: 'none', moduleId: null, link: null }

type JumpTerms = Pick<Terms, 'jumps' | 'contents'>

/** Everything a tap can lead to, in the order of the select: content, files, screens. */
export function jumpOptions({ jumps, contents }: JumpTerms): JumpOption[] {
  return [
    { to: 'none', text: 'manage.jump_none' },
    { to: 'link', text: 'manage.jump_link' },
    ...contents.map(({ kind, text }) => ({ to: kind, text })),
    ...jumps.filter(({ to }) => isFileJump(to)),
    ...jumps.filter(({ to }) => !isFileJump(to)),
    { to: 'notOnline', text: 'manage.jump_notOnline' },
  ]
}

/** The label of a jump target. Targets that can no longer be chosen share a general label. */
export const jumpText = (to: string, terms: JumpTerms): DesktopText =>
  jumpOptions(terms).find((option) => option.to === to)?.text ?? 'manage.jump_kept'

/** Jump targets that are files of the library. */
export type FileJump = Extract<JumpName, 'video' | 'document'>
export const isFileJump = (to: JumpName): to is FileJump => to === 'video' || to === 'document'
