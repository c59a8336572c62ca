import type { PageFault, PageFaultKind } from '@sands/rules/decoration'
import { BUTTON } from '../publish/page-difference.ts'

/** What is wrong with a module, or with the floating button. */
export const faultsOfPart = (faults: readonly PageFault[], part: string): readonly PageFault[] =>
  faults.filter(({ block = BUTTON }) => block === part)

export const faultCountOf = (faults: readonly PageFault[], part: string): number => faultsOfPart(faults, part).length

export const faultsOfItem = (faults: readonly PageFault[], item: string): readonly PageFaultKind[] =>
  faults.filter((fault) => fault.item === item).map(({ kind }) => kind)

/** What is wrong with the module itself rather than with something in it. */
export const faultsOfBlock = (faults: readonly PageFault[], block: string): readonly PageFaultKind[] =>
  faults
    .filter((fault) => fault.block === block && fault.item === undefined && fault.category === undefined)
    .map(({ kind }) => kind)

export const isNameless = (faults: readonly PageFault[], category: string): boolean =>
  faults.some((fault) => fault.kind === 'no_category_name' && fault.category === category)
