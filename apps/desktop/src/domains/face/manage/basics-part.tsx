import type { FileId } from '@sands/contract/kernel/schema'
import { FACE_NAME_LENGTH, FACE_TEXT_LENGTH, MAX_MATERIALS } from '@sands/rules/face/session'
import { COVER_BYTES } from '@sands/rules/upload'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { PartSplit } from '../../../kernel/draft/part-split.tsx'
import { FilesPicker } from '../../../kernel/file/files-picker.tsx'
import { PersonChoice } from '../../../kernel/people/person-choice.tsx'
import { PictureField } from '../../../kernel/picture/picture-field.tsx'
import type { ChosenPicture } from '../../../kernel/picture/use-picture-upload.ts'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from '../face.module.css'
import { LecturersField } from './lecturers-field.tsx'
import type { PartProps } from './part-props.ts'

const ROWS = 5

/** The name, cover, organiser, texts, lecturers and materials of a session. */
export function BasicsPart({ session, document, onChange }: PartProps) {
  const t = useT()
  const mayFind = may(useViewer(), 'org.audiences.view')
  const [chosen, setChosen] = useState<ChosenPicture | null>(null)
  const [isPicking, setPicking] = useState(false)
  const owner = session.owner && { ...session.owner, userName: '', departmentName: '' }
  const nameOf = (id: FileId) => session.materials.find((file) => file.id === id)?.fileName ?? id
  return (
    <PartCard title={t('face.part_basics')}>
      <PartSplit
        picture={
          <PictureField
            label={t('face.cover')}
            purpose="image"
            most={COVER_BYTES}
            value={document.coverFileId}
            picture={chosen?.picture ?? session.cover ?? undefined}
            hint=""
            onBusy={() => undefined}
            onChange={(next) => {
              setChosen(next)
              onChange({ coverFileId: next?.fileId ?? null })
            }}
          />
        }
      >
        <Field label={t('face.name')} required>
          {(field) => (
            <Input
              {...field}
              maxLength={FACE_NAME_LENGTH}
              showCount
              value={document.name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </Field>
        {mayFind && (
          <Field label={t('face.field_ownerId')}>
            {(field) => (
              <PersonChoice
                field={field}
                value={document.ownerId}
                known={owner ?? undefined}
                onChange={(person) => onChange({ ownerId: person?.id ?? null })}
              />
            )}
          </Field>
        )}
        <LecturersField session={session} document={document} onChange={onChange} />
      </PartSplit>
      {(['introduction', 'agenda'] as const).map((key) => (
        <Field key={key} label={t(`face.${key}`)}>
          {(field) => (
            <Input.TextArea
              {...field}
              rows={ROWS}
              maxLength={FACE_TEXT_LENGTH}
              value={document[key]}
              onChange={({ target }) => onChange({ [key]: target.value })}
            />
          )}
        </Field>
      ))}
      <Field label={t('face.materials')}>
        {() => (
          <div className={styles.list}>
            {document.materialIds.map((id) => (
              <span key={id} className={styles.item}>
                {nameOf(id)}
                <Button
                  type="text"
                  size="small"
                  aria-label={t('face.remove_of', { name: nameOf(id) })}
                  onClick={() => onChange({ materialIds: document.materialIds.filter((each) => each !== id) })}
                >
                  ×
                </Button>
              </span>
            ))}
            <span>
              <Button onClick={() => setPicking(true)}>{t('face.materials_choose')}</Button>
            </span>
          </div>
        )}
      </Field>
      <FilesPicker
        title={t('face.materials_choose')}
        kinds={['document', 'image', 'video', 'audio']}
        open={isPicking}
        value={document.materialIds}
        most={MAX_MATERIALS}
        onChange={(materialIds) => onChange({ materialIds })}
        onClose={() => setPicking(false)}
      />
    </PartCard>
  )
}
