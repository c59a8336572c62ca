import type { BlockCode } from '@sands/rules/decoration'
import { useT } from '../../../kernel/text.ts'
import type { BUTTON } from './page-difference.ts'

interface Part {
  readonly part: BlockCode | typeof BUTTON
  readonly title: string
}

/** The name of a module for people: its kind, and its title if it has one. */
export function usePartName(): (part: Part) => string {
  const t = useT()
  return ({ part, title }) => {
    const kind = t(`home.part_${part}`)
    return title ? t('home.part_titled', { part: kind, title }) : kind
  }
}
