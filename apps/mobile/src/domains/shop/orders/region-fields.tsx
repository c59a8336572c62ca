import { citiesOf, REGIONS } from '@sands/rules/shop/regions'
import { REGION_LENGTH } from '@sands/rules/shop/shop'
import { useT } from '@sands/web/i18n/i18n'
import { useId } from 'react'
import { TextField } from '../../../kernel/ui/field.tsx'
import styles from './region-fields.module.css'

interface RegionFieldsProps {
  province: string
  city: string
  onChange: (region: { province: string; city: string }) => void
}

/** Province and city from a list, so that they are written as merchants write where they deliver. */
export function RegionFields({ province, city, onChange }: RegionFieldsProps) {
  const t = useT()
  const id = useId()
  const cities = citiesOf(province)
  const isListed = REGIONS.some(({ provinces }) => provinces.some(({ name }) => name === province))
  const choose = (next: string) => {
    const [only, second] = citiesOf(next)
    onChange({ province: next, city: only && !second ? only : '' })
  }
  return (
    <>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={`${id}-province`}>
          {t('shop.address_province')}
        </label>
        <select
          id={`${id}-province`}
          className={styles.select}
          value={province}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="" disabled>
            {t('shop.address_choose')}
          </option>
          {province !== '' && !isListed && <option value={province}>{province}</option>}
          {REGIONS.map(({ country, provinces }) => (
            <optgroup key={country} label={t(`shop.country_${country}`)}>
              {provinces.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      {cities.length > 0 ? (
        <div className={styles.field}>
          <label className={styles.label} htmlFor={`${id}-city`}>
            {t('shop.address_city')}
          </label>
          <select
            id={`${id}-city`}
            className={styles.select}
            value={city}
            onChange={({ target }) => onChange({ province, city: target.value })}
          >
            <option value="" disabled>
              {t('shop.address_choose')}
            </option>
            {city !== '' && !cities.includes(city) && <option value={city}>{city}</option>}
            {cities.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <TextField
          label={t('shop.address_city')}
          value={city}
          maxLength={REGION_LENGTH}
          onChange={(next) => onChange({ province, city: next })}
        />
      )}
    </>
  )
}
