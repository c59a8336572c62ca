import type { BlockCode } from '@sands/rules/decoration'
import { useT } from '../../../../kernel/text.ts'
import { announce } from '../../../../kernel/ui/announce.ts'
import { BUTTON } from '../../publish/page-difference.ts'
import { useEditor } from '../editor-context.ts'
import { newBlock } from '../items/new-parts.ts'
import { addBlock } from '../page-edit.ts'

/** Adds a new module after the open one, and opens it. */
export function useAddModule(): (code: BlockCode) => void {
  const t = useT()
  const { chosen, edit, choose } = useEditor()
  return (code) => {
    const block = newBlock(code)
    edit(addBlock(block, chosen === BUTTON ? undefined : chosen))
    choose(block.key)
    announce(t('home.edit_added', { name: t(`home.part_${code}`) }))
  }
}
