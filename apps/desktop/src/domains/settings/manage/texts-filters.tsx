import { LANGUAGE_NAMES, LANGUAGES } from '@sands/rules/language'
import { TEXT_PLACES, TEXT_STATES } from '@sands/rules/texts'
import { useCall } from '@sands/web/call/use-call'
import { Input } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import styles from './texts.module.css'
import { isFiltered, NO_FILTER, type TextsAddress } from './texts-address.ts'

interface TextsFiltersProps {
  address: TextsAddress
  onChange: (patch: Partial<TextsAddress>) => void
}

/** The filters. Every change goes into the address and returns to the first page. */
export function TextsFilters({ address, onChange }: TextsFiltersProps) {
  const t = useT()
  const domains = useCall('GET /sands-system/api/v1/manage/text/domains')
  const change = (patch: Partial<TextsAddress>) => onChange({ current: 1, ...patch })
  return (
    <FilterBar
      label={t('settings.texts_filter')}
      clear={{ label: t('settings.texts_clear'), onClear: () => onChange(NO_FILTER) }}
      isNarrowed={isFiltered(address)}
    >
      <Input.Search
        // Typed words are local until they are sent; Back shows the words that were sent before.
        key={address.keyword}
        className={styles.keyword ?? ''}
        defaultValue={address.keyword}
        maxLength={80}
        allowClear
        aria-label={t('settings.texts_search')}
        placeholder={t('settings.texts_search')}
        onSearch={(typed) => change({ keyword: typed.trim() })}
      />
      <Choice
        className={styles.choice}
        label={t('settings.texts_domain')}
        placeholder={t('settings.texts_domain')}
        options={(domains.data ?? []).map((domain) => ({ value: domain, label: domain }))}
        value={address.domain}
        loading={domains.isPending}
        onChange={(domain) => change({ domain })}
      />
      <Choice
        className={styles.choice}
        label={t('settings.texts_place')}
        placeholder={t('settings.texts_place')}
        options={TEXT_PLACES.map((place) => ({ value: place, label: t(`settings.texts_place_${place}`) }))}
        value={address.place}
        onChange={(place) => change({ place })}
      />
      <Choice
        className={styles.choice}
        label={t('settings.texts_state')}
        placeholder={t('settings.texts_state')}
        options={TEXT_STATES.map((state) => ({ value: state, label: t(`settings.texts_state_${state}`) }))}
        value={address.state}
        onChange={(state) => change({ state })}
      />
      {address.state && (
        <Choice
          className={styles.choice}
          label={t('settings.texts_language')}
          placeholder={t('settings.texts_language')}
          options={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
          value={address.language}
          onChange={(language) => change({ language })}
        />
      )}
    </FilterBar>
  )
}
