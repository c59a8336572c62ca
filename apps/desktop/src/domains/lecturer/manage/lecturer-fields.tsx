import type { LecturerDraft, ManagedLecturer } from '@sands/contract/lecturer/lecturer.model'
import { Input } from 'antd'
import { useState } from 'react'
import { PictureField } from '../../../kernel/picture/picture-field.tsx'
import type { ChosenPicture } from '../../../kernel/picture/use-picture-upload.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { NameField } from '../../../kernel/ui/form/name-field.tsx'
import { LECTURER_KINDS } from './lecturer-address.ts'
import { MOST, mayHaveAccount } from './lecturer-draft.ts'
import styles from './lecturers.module.css'
import { PersonField } from './person-field.tsx'
import { TagsField } from './tags-field.tsx'

interface LecturerFieldsProps {
  draft: LecturerDraft
  /** The lecturer as it was when the form was opened. */
  known: ManagedLecturer | undefined
  /** Saving was tried, so missing fields are marked. */
  tried: boolean
  onChange: (patch: Partial<LecturerDraft>) => void
  onBusy: (isBusy: boolean) => void
}

/** The short fields about a lecturer. */
export function LecturerFields({ draft, known, tried, onChange, onBusy }: LecturerFieldsProps) {
  const t = useT()
  const [chosen, setChosen] = useState<ChosenPicture>()
  const { avatarFileId } = draft
  const picture =
    chosen?.fileId === avatarFileId
      ? chosen?.picture
      : known?.avatarFileId === avatarFileId
        ? (known?.avatar ?? undefined)
        : undefined
  return (
    <>
      <NameField
        label={t('lecturer.manage_name')}
        value={draft.name}
        fault={tried && draft.name.trim() === '' ? t('manage.name_missing') : undefined}
        mostLetters={MOST.name}
        onChange={(name) => onChange({ name })}
      />
      <Field label={t('lecturer.kinds')} required>
        {(field) => (
          <Choice
            field={field}
            clearable={false}
            placeholder={t('lecturer.kinds')}
            value={draft.lecturerKind}
            options={LECTURER_KINDS.map((value) => ({ value, label: t(`lecturer.kind_${value}`) }))}
            onChange={(lecturerKind) => lecturerKind && onChange({ lecturerKind })}
          />
        )}
      </Field>
      {mayHaveAccount(draft.lecturerKind) && (
        <PersonField
          value={draft.userId}
          known={known}
          onChange={(person) =>
            onChange({ userId: person?.id ?? null, ...(person && !draft.name.trim() && { name: person.name }) })
          }
        />
      )}
      <div className={styles.pair}>
        <Field label={t('lecturer.manage_grade')} hint={t('lecturer.manage_grade_hint')}>
          {(field) => (
            <Input
              {...field}
              maxLength={MOST.grade}
              value={draft.lectureGradeName}
              onChange={({ target }) => onChange({ lectureGradeName: target.value })}
            />
          )}
        </Field>
        <Field label={t('lecturer.manage_company')}>
          {(field) => (
            <Input
              {...field}
              maxLength={MOST.company}
              value={draft.companyName}
              onChange={({ target }) => onChange({ companyName: target.value })}
            />
          )}
        </Field>
      </div>
      <PictureField
        label={t('lecturer.manage_avatar')}
        purpose="image"
        value={avatarFileId}
        picture={picture}
        hint={t('lecturer.manage_avatar_hint')}
        onBusy={onBusy}
        onChange={(next) => {
          if (next) setChosen(next)
          onChange({ avatarFileId: next?.fileId ?? null })
        }}
      />
      <Field label={t('lecturer.manage_experience')} hint={t('lecturer.manage_experience_hint')}>
        {(field) => (
          <Input.TextArea
            {...field}
            rows={3}
            maxLength={MOST.experience}
            value={draft.teachingExperience}
            onChange={({ target }) => onChange({ teachingExperience: target.value })}
          />
        )}
      </Field>
      <TagsField value={draft.tagNames} onChange={(tagNames) => onChange({ tagNames })} />
    </>
  )
}
