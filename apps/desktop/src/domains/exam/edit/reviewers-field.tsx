import { CloseOutlined } from '@ant-design/icons'
import type { ManagedExam } from '@sands/contract/exam/manage.calls'
import type { UserId } from '@sands/contract/kernel/schema'
import { Button } from 'antd'
import { useState } from 'react'
import { PersonChoice } from '../../../kernel/people/person-choice.tsx'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from './edit.module.css'

interface ReviewersFieldProps {
  value: readonly UserId[]
  known: ManagedExam['reviewers']
  onChange: (value: UserId[]) => void
}

const MOST_REVIEWERS = 50

/** Who marks the essays. */
export function ReviewersField({ value, known, onChange }: ReviewersFieldProps) {
  const t = useT()
  const mayFind = may(useViewer(), 'org.audiences.view')
  const [chosen, setChosen] = useState<ReadonlyMap<UserId, string>>(new Map())
  const names = new Map([...chosen, ...known.map(({ id, name }) => [id, name] as const)])
  return (
    <>
      {value.length === 0 && <p className={styles.note}>{t('exam.exam_reviewers_none')}</p>}
      {value.length > 0 && (
        <ul className={styles.chips} aria-label={t('exam.exam_reviewers')}>
          {value.map((id) => (
            <li key={id} className={styles.chip}>
              {names.get(id) ?? id}
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined aria-hidden />}
                aria-label={t('exam.exam_reviewer_remove', { name: names.get(id) ?? id })}
                onClick={() => onChange(value.filter((each) => each !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      {mayFind && value.length < MOST_REVIEWERS && (
        <Field label={t('exam.exam_reviewer_add')}>
          {(field) => (
            <PersonChoice
              field={field}
              value={null}
              onChange={(person) => {
                if (!person || value.includes(person.id)) return
                setChosen(new Map([...chosen, [person.id, person.name]]))
                onChange([...value, person.id])
              }}
            />
          )}
        </Field>
      )}
    </>
  )
}
