import { blockKind } from '@sands/rules/decoration'
import { useT } from '../../../../kernel/text.ts'
import { useEditor } from '../editor-context.ts'
import { LookField } from '../look-field.tsx'
import type { FeedBlock } from '../modules/block-kinds.ts'
import { patchBlock } from '../page-edit.ts'
import styles from '../settings.module.css'
import { AmountField } from './amount-field.tsx'

/** The look of a module with content of other domains, and the number of items. */
export function FeedSettings({ block }: { block: FeedBlock }) {
  const t = useT()
  const { edit } = useEditor()
  const { key, code, extendInfo } = block
  const shape = blockKind(code).feed === 'lecturer' ? 'person' : 'feed'
  return (
    <>
      <p className={styles.note}>{t('home.edit_feed_text')}</p>
      <LookField
        label={t('home.edit_look')}
        value={extendInfo.layoutType ?? 1}
        looks={([1, 2, 3] as const).map((value) => ({
          value,
          picture: `${shape}_${value}` as const,
          label: t(`home.edit_feed_look_${value}`),
        }))}
        onChange={(layoutType) => edit(patchBlock(key, { extendInfo: { ...extendInfo, layoutType } }))}
      />
      <AmountField block={block} />
    </>
  )
}
