import type { PageBlock } from '@sands/contract/home/decoration.model'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/choice.tsx'
import { Field } from '../../../kernel/ui/field.tsx'
import { useEditor } from './editor-context.ts'
import { patchBlock } from './page-edit.ts'

const ALL = 0
const AMOUNTS = [ALL, 1, 2, 3, 5, 10, 20]

/** How many are shown at most. What was set up before stays to be chosen. */
export function AmountField({ block: { key, dataMaxCount } }: { block: PageBlock }) {
  const t = useT()
  const { edit } = useEditor()
  const amounts = [...new Set([...AMOUNTS, dataMaxCount])].sort((one, other) => one - other)
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
