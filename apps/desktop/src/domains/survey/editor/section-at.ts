import type { PointerPlace } from '../../../kernel/ui/list/follow-pointer.ts'

/** The place for a question that is released here: the section, and how many of its questions are above. */
export function sectionAt({ x, y }: PointerPlace): { section: string; index: number } | undefined {
  // The card of a section is a target too, so that a question finds an empty section.
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.closest('[data-dragged="true"]')) continue
    const list = element.closest('[data-sort-row]:has([data-section])')?.querySelector<HTMLElement>('[data-section]')
    const section = list?.dataset.section
    if (!list || section === undefined) continue
    const above = [...list.children].filter((row) => {
      const { top, height } = row.getBoundingClientRect()
      return top + height / 2 < y
    })
    return { section, index: above.length }
  }
  return undefined
}
