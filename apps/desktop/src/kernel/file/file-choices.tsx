import type { LibraryFile } from '@sands/contract/media/library.calls'
import { FILE_STATUS, type FileKind, type UploadPurpose } from '@sands/rules/upload'
import { UploadField } from '@sands/web/upload/upload-field.tsx'
import { UploadList } from '@sands/web/upload/upload-list.tsx'
import type { Adding } from '@sands/web/upload/uploads'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useMoments } from '../moment.ts'
import { useT } from '../text.ts'
import { Choice } from '../ui/form/choice.tsx'
import { KeywordField } from '../ui/form/keyword-field.tsx'
import { EmptyList } from '../ui/list/empty-list.tsx'
import { FailureBlock } from '../ui/page/failure-block.tsx'
import { may, useViewer } from '../viewer.ts'
import styles from './file.module.css'
import { FileState } from './file-state.tsx'
import { KIND_TEXTS } from './file-texts.ts'
import { FileThumb } from './file-thumb.tsx'
import { useDuplicateText } from './use-duplicate-text.ts'
import { useLibrary } from './use-library.ts'
import { useLibraryUploads } from './use-library-uploads.ts'

export type ChoosableKind = Extract<FileKind, UploadPurpose>
const SIZE = 20

export interface FileChoicesProps {
  kinds: readonly [ChoosableKind, ...ChoosableKind[]]
  /** The ids of the chosen files. */
  values: readonly string[]
  onChoose: (file: LibraryFile) => void
  onChosen?: Adding['onChosen']
  /** Called when a file uploaded here has become a file of the library. */
  onMade?: Adding['onMade']
  /** The maximum is reached; no more files can be chosen. */
  isFull?: boolean
  /** Lists only files that nothing uses yet. */
  unused?: boolean
  /** The file to be replaced, which is not listed. */
  except?: string
  /** Only ready files can be chosen. Without it, a file that is still being prepared can be chosen too. */
  readyOnly?: boolean
}

/** Chooses files of the library, by search or by uploading them here. */
export function FileChoices(props: FileChoicesProps) {
  const { kinds, values, onChoose, onChosen, onMade, except, isFull = false, unused = false, readyOnly = false } = props
  const t = useT()
  const { bytes } = useMoments()
  const mayEdit = may(useViewer(), 'media.library.edit')
  const [kind, setKind] = useState<ChoosableKind>(kinds[0])
  const [keyword, setKeyword] = useState('')
  const [current, setCurrent] = useState(1)
  const page = useLibrary({
    kind,
    keyword: keyword || undefined,
    usable: true,
    unused: unused || undefined,
    current,
    size: SIZE,
  })
  const { data, error, isPending, refetch } = page
  const files = data?.records.filter(({ id }) => id !== except) ?? []
  const isHere = useLibraryUploads(kinds)
  const sameWords = useDuplicateText()
  return (
    <div className={styles.picker}>
      {mayEdit && (
        <>
          <UploadField
            purposes={kinds}
            library
            onChosen={onChosen}
            onMade={(made, file) => {
              const madeKind = kinds.find((each) => each === made.fileType)
              if (madeKind) setKind(madeKind)
              onMade?.(made, file)
              setKeyword('')
              setCurrent(1)
              void refetch()
            }}
          />
          <UploadList shows={isHere} tell={sameWords} />
        </>
      )}
      <search className={styles.tools} aria-label={t('media.library')}>
        <KeywordField
          className={styles.keyword}
          label={t('media.library_keyword')}
          keyword={keyword}
          onChange={(next) => {
            setKeyword(next)
            setCurrent(1)
          }}
        />
        {kinds.length > 1 && (
          <Choice
            className={styles.kind}
            label={t('media.kind')}
            placeholder={t('media.kind')}
            clearable={false}
            value={kind}
            options={kinds.map((each) => ({ value: each, label: t(KIND_TEXTS[each]) }))}
            onChange={(next) => {
              if (next) setKind(next)
              setCurrent(1)
            }}
          />
        )}
      </search>
      {isPending && <Skeleton active paragraph={{ rows: 5 }} />}
      {error && !data && <FailureBlock error={error} onRetry={() => void refetch()} />}
      {data && files.length === 0 && (
        <EmptyList
          isNarrowed={keyword !== ''}
          none={{ title: t('media.pick_empty'), text: t('media.pick_none_text') }}
          notFound={{ title: t('media.library_not_found'), text: t('media.library_not_found_text') }}
        />
      )}
      {files.length > 0 && (
        <ul className={styles.choices} aria-label={t('media.library')}>
          {files.map((file) => (
            <li key={file.id}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={values.includes(file.id)}
                disabled={(readyOnly && file.status !== FILE_STATUS.ready) || (isFull && !values.includes(file.id))}
                onClick={() => onChoose(file)}
              >
                <FileThumb file={file} sizes="64px" />
                <span className={styles.words}>
                  <span className={styles.name}>{file.fileName}</span>
                  <span className={styles.quiet}>{bytes(file.fileSize)}</span>
                </span>
                <FileState file={file} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {data && data.total > SIZE && (
        <div className={styles.pager}>
          <Button disabled={current === 1} onClick={() => setCurrent(current - 1)}>
            {t('manage.page_before')}
          </Button>
          <Button disabled={current * SIZE >= data.total} onClick={() => setCurrent(current + 1)}>
            {t('manage.page_after')}
          </Button>
        </div>
      )}
    </div>
  )
}
