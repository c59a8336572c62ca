import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons'
import { FILE_KINDS } from '@sands/rules/upload'
import { Button, Checkbox } from 'antd'
import { KIND_TEXTS } from '../../../kernel/file/file-texts.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import styles from './library.module.css'
import { isFiltered, type LibraryAddress, SORTS, STATES } from './library-address.ts'

interface LibraryFiltersProps {
  address: LibraryAddress
  onChange: (patch: Partial<LibraryAddress>) => void
  onClear: () => void
}

/** The filters. Every change goes into the address and returns to the first page. */
export function LibraryFilters({ address, onChange, onClear }: LibraryFiltersProps) {
  const t = useT()
  const { keyword, kind, state, unused, sort, view } = address
  const change = (patch: Partial<LibraryAddress>) => onChange({ current: 1, open: '', ...patch })
  return (
    <search className={styles.filters} aria-label={t('media.library')}>
      <KeywordField
        className={styles.keyword}
        label={t('media.library_keyword')}
        keyword={keyword}
        onChange={(next) => change({ keyword: next })}
      />
      <Choice
        className={styles.choice}
        label={t('media.kind')}
        placeholder={t('media.kind_any')}
        value={kind}
        options={FILE_KINDS.map((value) => ({ value, label: t(KIND_TEXTS[value]) }))}
        onChange={(next) => change({ kind: next })}
      />
      <Choice
        className={styles.choice}
        label={t('media.state')}
        placeholder={t('media.state_any')}
        value={state}
        options={STATES.map((value) => ({ value, label: t(`media.state_${value}`) }))}
        onChange={(next) => change({ state: next })}
      />
      <Choice
        className={styles.choice}
        label={t('media.sort')}
        placeholder={t('media.sort')}
        clearable={false}
        value={sort}
        options={SORTS.map((value) => ({ value, label: t(`media.sort_${value}`) }))}
        onChange={(next) => next && change({ sort: next })}
      />
      <Checkbox checked={unused === 'yes'} onChange={({ target }) => change({ unused: target.checked ? 'yes' : '' })}>
        {t('media.unused_only')}
      </Checkbox>
      {isFiltered(address) && (
        <Button type="link" onClick={onClear}>
          {t('media.library_clear')}
        </Button>
      )}
      <fieldset className={styles.views}>
        <legend className="visually-hidden">{t('media.view')}</legend>
        <Button
          type={view === 'table' ? 'primary' : 'default'}
          icon={<UnorderedListOutlined aria-hidden />}
          aria-label={t('media.view_table')}
          title={t('media.view_table')}
          aria-pressed={view === 'table'}
          onClick={() => onChange({ view: 'table' })}
        />
        <Button
          type={view === 'grid' ? 'primary' : 'default'}
          icon={<AppstoreOutlined aria-hidden />}
          aria-label={t('media.view_grid')}
          title={t('media.view_grid')}
          aria-pressed={view === 'grid'}
          onClick={() => onChange({ view: 'grid' })}
        />
      </fieldset>
    </search>
  )
}
