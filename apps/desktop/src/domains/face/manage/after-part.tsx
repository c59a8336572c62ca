import { idIn } from '@sands/contract/kernel/id'
import { HOMEWORK_LENGTH, MAX_PHOTOS } from '@sands/rules/face/session'
import { useCall } from '@sands/web/call/use-call'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { FilesPicker } from '../../../kernel/file/files-picker.tsx'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from '../face.module.css'
import { CertificateFields } from './certificate-fields.tsx'
import type { PartProps } from './part-props.ts'

const ROWS = 4
const MOST_WORDS = 60

/** What follows a session: homework, the evaluation, and photos of the day. */
export function AfterPart({ session, document, onChange }: PartProps) {
  const t = useT()
  const [isPicking, setPicking] = useState(false)
  const { photoIds } = document
  const pictureOf = (id: string) => session.photos.find((photo) => photo.id === id)?.picture
  return (
    <PartCard title={t('face.part_after')}>
      <Field label={t('face.homework')} hint={t('face.homework_hint')}>
        {(field) => (
          <Input.TextArea
            {...field}
            rows={ROWS}
            maxLength={HOMEWORK_LENGTH}
            value={document.homework}
            onChange={({ target }) => onChange({ homework: target.value })}
          />
        )}
      </Field>
      <SurveyField session={session} document={document} onChange={onChange} />
      <CertificateFields session={session} document={document} onChange={onChange} />
      <Field label={t('face.photos')}>
        {() => (
          <div className={styles.list}>
            {photoIds.length > 0 && (
              <ul className={styles.photos}>
                {photoIds.map((id, at) => (
                  <li key={id}>
                    {pictureOf(id) ? (
                      <img src={pictureOf(id)?.url} alt={t('face.photo_number', { number: at + 1 })} />
                    ) : (
                      <span className={styles.quiet}>{t('face.photo_number', { number: at + 1 })}</span>
                    )}
                    <Button
                      type="text"
                      size="small"
                      aria-label={t('face.remove_of', { name: t('face.photo_number', { number: at + 1 }) })}
                      onClick={() => onChange({ photoIds: photoIds.filter((each) => each !== id) })}
                    >
                      ×
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            <span>
              <Button onClick={() => setPicking(true)}>{t('face.photos_choose')}</Button>
            </span>
          </div>
        )}
      </Field>
      <FilesPicker
        title={t('face.photos_choose')}
        kinds={['image']}
        open={isPicking}
        value={photoIds}
        most={MAX_PHOTOS}
        onChange={(ids) => onChange({ photoIds: ids })}
        onClose={() => setPicking(false)}
      />
    </PartCard>
  )
}

function SurveyField({ session, document, onChange }: PartProps) {
  const t = useT()
  const [words, setWords] = useState('')
  const found = useCall('GET /sands-lms/api/v1/manage/face/survey/list', { query: { keyWord: words } })
  const { survey } = session
  const known = survey ? [{ value: survey.id, label: survey.title }] : []
  const others = (found.data ?? []).flatMap(({ id, title }) => (id === survey?.id ? [] : { value: id, label: title }))
  return (
    <Field label={t('face.survey')} hint={t('face.survey_hint')}>
      {(field) => (
        <Choice
          field={field}
          placeholder={t('face.survey_choose')}
          loading={found.isPending}
          options={[...known, ...others]}
          value={document.surveyId ?? ''}
          onSearch={(typed) => setWords(typed.slice(0, MOST_WORDS))}
          onChange={(id) => onChange({ surveyId: idIn<'survey'>(id) ?? null })}
        />
      )}
    </Field>
  )
}
