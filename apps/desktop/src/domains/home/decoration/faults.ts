import type { HomePageDocument } from '@sands/contract/home/decoration.model'
import { type PageFault, type PageFaultKind, pageFaults } from '@sands/rules/decoration'
import { BUTTON } from '../publish/page-difference.ts'

/** Whether a field is still empty, as opposed to wrongly filled in. */
function isLack({ blocks }: HomePageDocument, { kind, item: key }: PageFault): boolean {
  if (kind === 'no_picture' || kind === 'no_name') return true
  if (kind !== 'bad_jump') return false
  const items = blocks.flatMap(({ categories }) => categories.flatMap((category) => category.items))
  const jump = items.find((item) => item.key === key)?.jump
  return !jump?.link?.trim() && !jump?.moduleId
}

/** The faults that prevent publishing. Empty fields of an item that was just added are not reported yet. */
export const faultsToTell = (page: HomePageDocument, started: string | undefined): readonly PageFault[] =>
  pageFaults(page).filter((fault) => fault.item === undefined || fault.item !== started || !isLack(page, fault))

/** The faults of a module, or of the floating button. */
export const faultsOfPart = (faults: readonly PageFault[], part: string): readonly PageFault[] =>
  faults.filter(({ block = BUTTON }) => block === part)

export const faultCountOf = (faults: readonly PageFault[], part: string): number => faultsOfPart(faults, part).length

export const faultsOfItem = (faults: readonly PageFault[], item: string): readonly PageFaultKind[] =>
  faults.filter((fault) => fault.item === item).map(({ kind }) => kind)

/** The faults of the module itself, without those of its items and categories. */
export const faultsOfBlock = (faults: readonly PageFault[], block: string): readonly PageFaultKind[] =>
  faults
    .filter((fault) => fault.block === block && fault.item === undefined && fault.category === undefined)
    .map(({ kind }) => kind)

export const isNameless = (faults: readonly PageFault[], category: string): boolean =>
  faults.some((fault) => fault.kind === 'no_category_name' && fault.category === category)
