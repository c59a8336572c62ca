import type { BoardDraft } from '@sands/contract/community/manage.model'
import { POST_POLICIES, REVIEW_MODES } from '@sands/rules/community/board-access'
import { BOARD_TYPES } from '@sands/rules/community/content'
import { Checkbox, Input, Radio } from 'antd'
import { AudiencePicker } from '../../../kernel/audience/audience-picker.tsx'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { NumberField } from '../../../kernel/ui/form/number-field.tsx'
import styles from './community.module.css'

const SWITCHES = [
  'isColumn',
  'isNotesOnly',
  'isCommentable',
  'isAnonymousAllowed',
  'isPublicAllowed',
  'isClosed',
] as const satisfies readonly (keyof BoardDraft)[]
/** The board of a course or training is in no list, and never public. */
const NOT_OF_SOURCE: readonly (typeof SWITCHES)[number][] = ['isColumn', 'isPublicAllowed']

interface BoardFieldsProps {
  draft: BoardDraft
  isNew: boolean
  /** The board of a course, an exam, a training project or a session. */
  isOfSource: boolean
  nameFault: string | undefined
  onChange: (change: Partial<BoardDraft>) => void
}

export function BoardFields({ draft, isNew, isOfSource, nameFault, onChange }: BoardFieldsProps) {
  const t = useT()
  const switches = SWITCHES.filter((name) => !(isOfSource && NOT_OF_SOURCE.includes(name)))
  return (
    <>
      <Field label={t('community.manage_name')} required fault={nameFault}>
        {(field) => (
          <Input
            {...field}
            value={draft.name}
            maxLength={30}
            disabled={isOfSource}
            autoComplete="off"
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Field>
      {isNew && (
        <Radio.Group
          aria-label={t('community.manage_type')}
          value={draft.type}
          onChange={({ target }) => onChange({ type: target.value })}
          options={[
            { value: BOARD_TYPES.normal, label: t('community.manage_type_normal') },
            { value: BOARD_TYPES.shortVideo, label: t('community.manage_type_video') },
          ]}
        />
      )}
      <Field label={t('community.manage_introduction')}>
        {(field) => (
          <Input
            {...field}
            value={draft.introduction}
            maxLength={200}
            onChange={({ target }) => onChange({ introduction: target.value })}
          />
        )}
      </Field>
      <Field label={t('community.manage_rules')}>
        {(field) => (
          <Input.TextArea
            {...field}
            rows={3}
            value={draft.rules}
            maxLength={2000}
            onChange={({ target }) => onChange({ rules: target.value })}
          />
        )}
      </Field>
      <NumberField
        label={t('community.manage_sort')}
        value={draft.sort}
        least={0}
        most={9999}
        onChange={(sort) => onChange({ sort })}
      />
      <Radio.Group
        aria-label={t('community.manage_policy')}
        value={draft.postPolicy}
        onChange={({ target }) => onChange({ postPolicy: target.value })}
        options={POST_POLICIES.map((value) => ({ value, label: t(`community.manage_policy_${value}`) }))}
      />
      <Radio.Group
        aria-label={t('community.manage_review')}
        value={draft.reviewMode}
        onChange={({ target }) => onChange({ reviewMode: target.value })}
        options={REVIEW_MODES.map((value) => ({ value, label: t(`community.manage_review_${value}`) }))}
      />
      <div className={styles.checks}>
        {switches.map((name) => (
          <Checkbox key={name} checked={draft[name]} onChange={({ target }) => onChange({ [name]: target.checked })}>
            {t(`community.manage_${name}`)}
          </Checkbox>
        ))}
      </div>
      <AudiencePicker value={draft.audience} onChange={(audience) => onChange({ audience })} />
    </>
  )
}
