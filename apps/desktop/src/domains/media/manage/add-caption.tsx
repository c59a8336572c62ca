import { UploadOutlined } from '@ant-design/icons'
import type { LibraryDetail } from '@sands/contract/media/library.calls'
import { useAct } from '@sands/web/call/use-call'
import { acceptOf } from '@sands/web/upload/purpose'
import { isUnderWay } from '@sands/web/upload/upload-item'
import { UploadRow } from '@sands/web/upload/upload-row.tsx'
import { addUploads, cancelUpload, type Resource, useUploads } from '@sands/web/upload/uploads'
import { Button, Input } from 'antd'
import { useRef, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import fieldStyles from '../../../kernel/ui/form/field.module.css'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { CAPTION_LANGUAGES, captionLabel } from './caption-languages.ts'
import styles from './library.module.css'
import { useLibraryAct } from './use-library-act.ts'

const MOST_LETTERS = 40

interface AddCaptionProps {
  file: Pick<LibraryDetail, 'id' | 'version'>
  onChanged: () => Promise<unknown>
}

/** Adds captions in one more language. The upload progress and the reason of a refusal are shown here. */
export function AddCaption({ file, onChanged }: AddCaptionProps) {
  const t = useT()
  const act = useLibraryAct(onChanged)
  const input = useRef<HTMLInputElement>(null)
  const [language, setLanguage] = useState<string>('')
  const [label, setLabel] = useState('')
  const [chosen, setChosen] = useState<string>()
  // An upload that was refused before it was sent has no purpose.
  const sent = useUploads().findLast(
    ({ fileName, purpose }) => fileName === chosen && (purpose === 'caption' || purpose === undefined),
  )
  const isOnWay = sent !== undefined && isUnderWay(sent)
  const saving = useAct('POST /sands-system/api/v1/manage/media/caption/save')
  const save = async (made: Resource) => {
    const body = { id: file.id, version: file.version, language, label: label.trim(), captionFileId: made.id }
    if (!(await act(() => saving.mutateAsync({ body, quiet: true }), t('media.captions_saved')))) return
    setLanguage('')
    setLabel('')
  }
  const send = (files: readonly File[]) => {
    if (sent?.state === 'failed') void cancelUpload(sent.id)
    setChosen(files[0]?.name)
    void addUploads(files, { purposes: ['caption'], room: 1, onMade: (made) => void save(made) })
  }
  return (
    <div className={styles.addCaption}>
      <Field label={t('media.captions_language')}>
        {(field) => (
          <Choice
            field={field}
            placeholder={t('media.captions_language')}
            value={language}
            options={CAPTION_LANGUAGES.map((value) => ({ value, label: captionLabel(value) }))}
            onChange={(next) => {
              setLanguage(next)
              setLabel(next ? captionLabel(next) : '')
            }}
          />
        )}
      </Field>
      <Field label={t('media.captions_label')}>
        {(field) => (
          <Input
            {...field}
            value={label}
            maxLength={MOST_LETTERS}
            autoComplete="off"
            onChange={({ target }) => setLabel(target.value)}
          />
        )}
      </Field>
      <Button
        icon={<UploadOutlined aria-hidden />}
        loading={saving.isPending || isOnWay}
        disabled={!language || !label.trim()}
        onClick={() => input.current?.click()}
      >
        {t('media.captions_add')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(['caption'])}
        onChange={({ target }) => {
          send([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {sent?.state === 'failed' && (
        <p className={`${fieldStyles.fault} ${styles.captionWords}`} role="alert">
          {sent.reason}
        </p>
      )}
      {isOnWay && (
        <ul className={styles.captionWords}>
          <UploadRow item={sent} />
        </ul>
      )}
    </div>
  )
}
