import type { FilePicture } from '@sands/contract/home/decoration.model'
import type { TabDraft } from '@sands/contract/home/front.model'
import type { TabCode } from '@sands/rules/tabs'
import { Input } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useLinkHint } from '../../../kernel/ui/form/use-link-hint.ts'
import { AudienceField } from '../front/audience-field.tsx'
import { faultsOf, freePlaces, type TabEntry, type TabFault } from './tab-edit.ts'
import type { Pictures } from './tab-icon.tsx'
import { TabIconFields } from './tab-icon-fields.tsx'
import { useTabWords } from './tab-words.ts'
import styles from './tabs.module.css'

const MOST_NAME = 12
const MOST_LINK = 1000

export interface TabFieldsProps {
  entries: readonly TabEntry[]
  entry: TabEntry
  /** The faults that prevent saving, shown after the first try. */
  faults: readonly TabFault[]
  pictures: Pictures
  onChange: (patch: Partial<TabDraft>) => void
  onUpload: (file: FilePicture) => void
  onBusy: (isBusy: boolean) => void
}

export function TabFields(props: TabFieldsProps) {
  const { entries, entry, faults, pictures, onChange: change, onUpload, onBusy } = props
  const t = useT()
  const linkHint = useLinkHint()
  const words = useTabWords()
  const [left, setLeft] = useState<string>()
  const { key, tab } = entry
  const link = tab.link ?? ''
  // A wrong link is also reported when its field loses focus.
  const isBadLink = faults.includes('bad_link') || (left === link && faultsOf([entry]).get(key)?.includes('bad_link'))
  const faultText = (kind: TabFault) => (faults.includes(kind) ? t(`home.tabs_fault_${kind}`) : undefined)
  const free = freePlaces(entries, key)
  // A screen that can no longer be chosen stays until the person chooses another.
  const places = tab.code === null || free.includes(tab.code) ? free : [tab.code, ...free]
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <Field label={t('home.tabs_name')} required fault={faultText('no_name')}>
          {(field) => (
            <Input
              {...field}
              value={tab.name}
              maxLength={MOST_NAME}
              showCount
              autoComplete="off"
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('home.tabs_opens')} required fault={faultText('twice')}>
          {(field) => (
            <Choice<TabCode | 'link'>
              field={field}
              clearable={false}
              placeholder={t('home.tabs_opens')}
              value={tab.code ?? 'link'}
              options={[
                ...places.map((code) => ({ value: code, label: words.place(code) })),
                { value: 'link' as const, label: words.place(null) },
              ]}
              onChange={(next) => next && change({ code: next === 'link' ? null : next, link: null })}
            />
          )}
        </Field>
      </div>
      {tab.code === null && (
        <Field
          label={t('manage.jump_link_address')}
          required
          hint={linkHint(link, t('home.tabs_link_hint'))}
          fault={isBadLink ? t('home.tabs_fault_bad_link') : undefined}
        >
          {(field) => (
            <Input
              {...field}
              type="url"
              value={link}
              maxLength={MOST_LINK}
              onChange={(event) => change({ link: event.target.value })}
              onBlur={() => setLeft(link)}
            />
          )}
        </Field>
      )}
      <TabIconFields
        tab={tab}
        pictures={pictures}
        fault={faultText('half_icon')}
        onChange={change}
        onUpload={onUpload}
        onBusy={onBusy}
      />
      <AudienceField value={tab.audience} onChange={(audience) => change({ audience })} />
    </div>
  )
}
