import { MAX_LECTURERS } from '@sands/rules/face/session'
import { useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from '../face.module.css'
import type { PartProps } from './part-props.ts'

const OFFERED = 50

/** The lecturers of a session, in order. */
export function LecturersField({ session, document, onChange }: PartProps) {
  const t = useT()
  const { lecturerIds } = document
  const [typed, setTyped] = useState('')
  const [names, setNames] = useState(() => new Map(session.lecturers.map(({ id, name }) => [id, name])))
  const found = useCall('GET /sands-lms/api/v1/lecturer/page', {
    query: { keyWord: typed.trim() || undefined, current: 1, size: OFFERED },
  })
  const offered = found.data?.records.filter(({ id }) => !lecturerIds.includes(id)) ?? []
  const add = (id: string) => {
    const lecturer = offered.find((each) => each.id === id)
    if (!lecturer) return
    setNames(new Map(names).set(lecturer.id, lecturer.name))
    onChange({ lecturerIds: [...lecturerIds, lecturer.id] })
    setTyped('')
  }
  return (
    <Field label={t('face.lecturers')}>
      {(field) => (
        <div className={styles.list}>
          {lecturerIds.map((id) => (
            <span key={id} className={styles.item}>
              {names.get(id) ?? id}
              <Button
                type="text"
                size="small"
                aria-label={t('face.remove_of', { name: names.get(id) ?? id })}
                onClick={() => onChange({ lecturerIds: lecturerIds.filter((each) => each !== id) })}
              >
                ×
              </Button>
            </span>
          ))}
          {lecturerIds.length < MAX_LECTURERS && (
            <Choice
              field={field}
              placeholder={t('face.lecturer_choose')}
              loading={found.isPending}
              options={offered.map(({ id, name, companyName }) => ({
                value: id,
                label: [name, companyName].filter(Boolean).join(' · '),
              }))}
              value=""
              onSearch={setTyped}
              onChange={add}
            />
          )}
        </div>
      )}
    </Field>
  )
}
