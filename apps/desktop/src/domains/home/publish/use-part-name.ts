import type { BlockCode } from '@sands/rules/decoration'
import { useT } from '../../../kernel/text.ts'
import type { BUTTON } from './page-difference.ts'

interface Part {
  readonly part: BlockCode | typeof BUTTON
  readonly title: string
}

/** What people call a module: its kind, with the words above it where it has some. */
export function usePartName(): (part: Part) => string {
  const t = useT()
  return ({ part, title }) => {
    const kind = t(`home.part_${part}`)
    return title ? t('home.part_titled', { part: kind, title }) : kind
  }
}
