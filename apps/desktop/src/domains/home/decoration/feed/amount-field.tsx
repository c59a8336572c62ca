import type { PageBlock } from '@sands/contract/home/decoration.model'
import { FEED_AMOUNT, feedAmount } from '@sands/rules/block'
import { useT } from '../../../../kernel/text.ts'
import { Choice } from '../../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../../kernel/ui/form/field.tsx'
import { useEditor } from '../editor-context.ts'
import { isFeed } from '../modules/block-kinds.ts'
import { patchBlock } from '../page-edit.ts'

const ALL = 0
const AMOUNTS = [ALL, 1, 2, 3, 5, 10, 20]
const FEED_AMOUNTS = [2, 3, 4, 5, 6, 8, 10, 12, FEED_AMOUNT.most]

/** The maximum number of items shown. A value that is no longer offered stays selectable while it is set. */
export function AmountField({ block }: { block: PageBlock }) {
  const t = useT()
  const { edit } = useEditor()
  const { key } = block
  const dataMaxCount = isFeed(block) ? feedAmount(block) : block.dataMaxCount
  const amounts = [...new Set([...(isFeed(block) ? FEED_AMOUNTS : AMOUNTS), dataMaxCount])].sort(
    (one, other) => one - other,
  )
  return (
    <Field label={t('home.edit_amount')}>
      {(field) => (
        <Choice<string>
          field={field}
          clearable={false}
          placeholder={t('home.edit_amount')}
          value={String(dataMaxCount)}
          options={amounts.map((count) => ({
            value: String(count),
            label: count === ALL ? t('home.edit_amount_all') : t('home.edit_amount_count', { count }),
          }))}
          onChange={(amount) => edit(patchBlock(key, { dataMaxCount: Number(amount) }))}
        />
      )}
    </Field>
  )
}
