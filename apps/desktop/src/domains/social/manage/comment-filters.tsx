import { Button, Tag } from 'antd'
import { useTerms } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { DaysField } from '../../../kernel/ui/form/day-field.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import styles from './comments.module.css'
import { type CommentsAddress, isFiltered, moduleOf } from './comments-address.ts'

interface CommentFiltersProps {
  address: CommentsAddress
  onChange: (patch: Partial<CommentsAddress>) => void
  onClear: () => void
}

/** The filters. Every change goes into the address and returns to the first page. */
export function CommentFilters({ address, onChange, onClear }: CommentFiltersProps) {
  const t = useT()
  const { contents } = useTerms()
  const { keyword, author, kind, thing: target, state, from, to } = address
  const change = (patch: Partial<CommentsAddress>) => onChange({ current: 1, open: '', ...patch })
  return (
    <search className={styles.filters} aria-label={t('social.manage_comments')}>
      <KeywordField
        className={styles.keyword}
        label={t('social.manage_keyword')}
        keyword={keyword}
        onChange={(next) => change({ keyword: next })}
      />
      <KeywordField
        className={styles.author}
        label={t('social.manage_author_keyword')}
        keyword={author}
        onChange={(next) => change({ author: next })}
      />
      <Choice
        className={styles.choice}
        label={t('social.manage_kind')}
        placeholder={t('social.manage_kind_any')}
        value={moduleOf(kind) ? kind : ''}
        options={contents
          .filter((content) => moduleOf(content.kind))
          .map((content) => ({ value: content.kind, label: t(content.one) }))}
        onChange={(next) => change({ kind: next, thing: '' })}
      />
      <Choice
        className={styles.choice}
        label={t('social.manage_state')}
        placeholder={t('social.manage_state_any')}
        value={state}
        options={[
          { value: 'there', label: t('social.manage_state_there') },
          { value: 'gone', label: t('social.manage_state_gone') },
          { value: 'reported', label: t('social.manage_state_reported') },
        ]}
        onChange={(next) => change({ state: next })}
      />
      <DaysField
        labels={{ from: t('social.manage_from'), to: t('social.manage_to') }}
        from={from}
        to={to}
        onChange={change}
      />
      {kind && target && (
        <Tag closable onClose={() => change({ kind: '', thing: '' })}>
          {t('social.manage_only_chosen')}
        </Tag>
      )}
      {isFiltered(address) && (
        <Button type="link" onClick={onClear}>
          {t('social.manage_clear')}
        </Button>
      )}
    </search>
  )
}
