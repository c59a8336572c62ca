import { CERTIFICATE_MONTHS, CERTIFICATE_TEXT_LENGTH, CERTIFICATE_TITLE_LENGTH } from '@sands/rules/face/certificate'
import { Input, Switch } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { NumberField } from '../../../kernel/ui/form/number-field.tsx'
import styles from '../face.module.css'
import type { PartProps } from './part-props.ts'

const ROWS = 2

/** Whether people who were there earn a certificate, its words, and how long it is valid. */
export function CertificateFields({ session, document, onChange }: PartProps) {
  const t = useT()
  const { certificate } = document
  const first = { title: document.name.trim() || session.name || t('face.untitled'), text: '', months: null }
  return (
    <>
      <Field label={t('face.certificate_gives')} hint={t('face.certificate_hint')}>
        {({ id }) => (
          <span>
            <Switch
              id={id}
              checked={Boolean(certificate)}
              onChange={(isOn) =>
                onChange({
                  certificate: isOn ? { ...first, title: first.title.slice(0, CERTIFICATE_TITLE_LENGTH) } : null,
                })
              }
            />
          </span>
        )}
      </Field>
      {certificate && (
        <div className={styles.list}>
          <Field label={t('face.certificate_title')}>
            {(field) => (
              <Input
                {...field}
                maxLength={CERTIFICATE_TITLE_LENGTH}
                value={certificate.title}
                onChange={({ target }) => onChange({ certificate: { ...certificate, title: target.value } })}
              />
            )}
          </Field>
          <Field label={t('face.certificate_text')}>
            {(field) => (
              <Input.TextArea
                {...field}
                rows={ROWS}
                maxLength={CERTIFICATE_TEXT_LENGTH}
                value={certificate.text}
                onChange={({ target }) => onChange({ certificate: { ...certificate, text: target.value } })}
              />
            )}
          </Field>
          <NumberField
            label={t('face.certificate_months')}
            value={certificate.months ?? 0}
            least={0}
            most={CERTIFICATE_MONTHS}
            onChange={(months) => onChange({ certificate: { ...certificate, months: months > 0 ? months : null } })}
          />
        </div>
      )}
    </>
  )
}
