import type { JumpChoice } from '@sands/contract/kernel/jump.model'
import type { JumpName } from '@sands/rules/jump'
import type { JumpOffer, Terms } from '../terms.ts'
import type { DeskText } from '../text.ts'

export const NO_JUMP: JumpChoice = { to: 'none', moduleId: null, link: null }

type Offered = Pick<Terms, 'jumps' | 'contents'>

/** Everything a tap can lead to, in the order in which it is offered: things of a kind, files, screens. */
export function jumpOffers({ jumps, contents }: Offered): JumpOffer[] {
  return [
    { to: 'none', text: 'manage.jump_none' },
    { to: 'link', text: 'manage.jump_link' },
    ...contents.map(({ kind, text }) => ({ to: kind, text })),
    ...jumps.filter(({ to }) => isFileJump(to)),
    ...jumps.filter(({ to }) => !isFileJump(to)),
    { to: 'notOnline', text: 'manage.jump_notOnline' },
  ]
}

/** What a target is called. One that cannot be chosen any more has no name of its own. */
export const jumpText = (to: string, terms: Offered): DeskText =>
  jumpOffers(terms).find((offer) => offer.to === to)?.text ?? 'manage.jump_kept'

/** Targets that are a file of the library. */
export type FileJump = Extract<JumpName, 'video' | 'document'>
export const isFileJump = (to: JumpName): to is FileJump => to === 'video' || to === 'document'
