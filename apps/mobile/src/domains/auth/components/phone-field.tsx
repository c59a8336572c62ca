import { HOME_AREA } from '@sands/rules/auth/code'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { ChevronDown } from 'lucide-react'
import { useCallback, useState } from 'react'
import { TextField } from '../../../kernel/ui/field.tsx'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import { SearchField } from '../../../kernel/ui/search-field.tsx'
import styles from './code-form.module.css'

export interface PhoneValue {
  /** Empty until the person chooses one: the company's own. */
  areaCode: string
  mobile: string
}

interface PhoneFieldProps {
  value: PhoneValue
  onChange: (value: PhoneValue) => void
  onBlur: () => void
  error: string | undefined
}

const COUNTRIES = 'GET /sands-system/api/v1/sms/country-list'

/** The country code that counts: the chosen one, or the company's. */
export function useAreaCode(chosen: string): string {
  const { data } = useCall(COUNTRIES, undefined, { silent: true })
  return chosen || (data?.home ?? HOME_AREA)
}

/** A number with the country in front of it, which opens the list of countries. */
export function PhoneField({ value, onChange, onBlur, error }: PhoneFieldProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const areaCode = useAreaCode(value.areaCode)
  return (
    <>
      <TextField
        label={t('auth.phone')}
        type="tel"
        name="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={24}
        value={value.mobile}
        onChange={(mobile) => onChange({ ...value, mobile: mobile.replaceAll(/[^\d ()-]/g, '') })}
        onBlur={onBlur}
        error={error}
        start={
          <button
            type="button"
            className={styles.area}
            aria-label={`${t('auth.area')} +${areaCode}`}
            onClick={() => setOpen(true)}
          >
            +{areaCode}
            <ChevronDown size={16} aria-hidden />
          </button>
        }
      />
      <Sheet title={t('auth.area')} open={open} onClose={close}>
        <CountryChoice
          chosen={areaCode}
          onChoose={(code) => {
            onChange({ ...value, areaCode: code })
            close()
          }}
        />
      </Sheet>
    </>
  )
}

function CountryChoice({ chosen, onChoose }: { chosen: string; onChoose: (areaCode: string) => void }) {
  const t = useT()
  const [wanted, setWanted] = useState('')
  const { data } = useCall(COUNTRIES, undefined, { silent: true })
  const word = wanted.trim().replace(/^\+/, '').toLowerCase()
  const found = (data?.countries ?? []).filter(
    ({ name, areaCode, code }) =>
      name.toLowerCase().includes(word) || areaCode.startsWith(word) || code.toLowerCase() === word,
  )
  return (
    <>
      <SearchField label={t('auth.area_search')} value={wanted} onChange={setWanted} />
      <ul className={styles.countries}>
        {found.map(({ code, areaCode, name }) => (
          <li key={code}>
            <button
              type="button"
              className={styles.country}
              aria-pressed={areaCode === chosen}
              onClick={() => onChoose(areaCode)}
            >
              {name}
              <span className={styles.number}>+{areaCode}</span>
            </button>
          </li>
        ))}
      </ul>
      {data && found.length === 0 && <p className={styles.note}>{t('auth.area_none')}</p>}
    </>
  )
}
