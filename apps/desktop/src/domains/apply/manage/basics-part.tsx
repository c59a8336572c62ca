import type { ApplyDocument, ManagedApply } from '@sands/contract/apply/manage.model'
import { APPLY_NAME_LENGTH, APPLY_TEXT_LENGTH } from '@sands/rules/apply/sign-up'
import { COVER_BYTES } from '@sands/rules/upload'
import { Input } from 'antd'
import { useState } from 'react'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { PartSplit } from '../../../kernel/draft/part-split.tsx'
import { PictureField } from '../../../kernel/picture/picture-field.tsx'
import type { ChosenPicture } from '../../../kernel/picture/use-picture-upload.ts'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { TargetFields } from './target-fields.tsx'

const ROWS = 5

interface BasicsPartProps {
  signUp: ManagedApply
  document: ApplyDocument
  onChange: (patch: Partial<ApplyDocument>) => void
}

/** What the sign-up is for, its name, cover and text. */
export function BasicsPart({ signUp, document, onChange }: BasicsPartProps) {
  const t = useT()
  const [chosen, setChosen] = useState<ChosenPicture | null>(null)
  return (
    <PartCard title={t('apply.part_basics')}>
      <PartSplit
        picture={
          <PictureField
            label={t('apply.cover')}
            purpose="image"
            most={COVER_BYTES}
            value={document.coverFileId}
            picture={chosen?.picture ?? signUp.cover ?? undefined}
            hint=""
            onBusy={() => undefined}
            onChange={(next) => {
              setChosen(next)
              onChange({ coverFileId: next?.fileId ?? null })
            }}
          />
        }
      >
        <TargetFields
          target={document.target}
          knownName={signUp.targetName}
          isFixed={signUp.state !== 'draft'}
          onChange={(target, title) =>
            onChange({
              target,
              ...(title && document.name.trim() === '' && { name: title.slice(0, APPLY_NAME_LENGTH) }),
            })
          }
        />
        <Field label={t('apply.name')} required>
          {(field) => (
            <Input
              {...field}
              maxLength={APPLY_NAME_LENGTH}
              showCount
              value={document.name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </Field>
      </PartSplit>
      <Field label={t('apply.introduction')}>
        {(field) => (
          <Input.TextArea
            {...field}
            rows={ROWS}
            maxLength={APPLY_TEXT_LENGTH}
            value={document.introduction}
            onChange={({ target }) => onChange({ introduction: target.value })}
          />
        )}
      </Field>
    </PartCard>
  )
}
