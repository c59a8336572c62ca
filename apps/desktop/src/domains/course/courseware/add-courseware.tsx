import { CloudUploadOutlined, FileImageOutlined, FolderOpenOutlined, LinkOutlined } from '@ant-design/icons'
import type { CoursewareDraft, ManagedCourseware } from '@sands/contract/course/manage.model'
import type { Resource } from '@sands/contract/media/media.model'
import { acceptOf } from '@sands/web/upload/purpose'
import { addUploads } from '@sands/web/upload/uploads'
import { Button } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { createChosenOrder, type Neighbours } from '../../../kernel/file/chosen-order.ts'
import { FilePicker } from '../../../kernel/file/file-picker.tsx'
import { useT } from '../../../kernel/text.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from './courseware.module.css'
import { COURSEWARE_FILE_KINDS } from './courseware-kinds.ts'
import { newLink, newPictures } from './new-courseware.ts'
import { useMakeCourseware } from './use-make-courseware.ts'

interface AddCoursewareProps {
  /** Called with new courseware that must be filled in first: pictures or a link. */
  onDraft: (draft: CoursewareDraft) => void
  /**
   * Called for each courseware made from a file, with the courseware made from the files chosen before and after it.
   */
  onMade: (courseware: ManagedCourseware, neighbours?: Neighbours<ManagedCourseware['id']>) => void
  /** More buttons that add courseware. */
  children?: ReactNode
}

/** The ways to add courseware: files from this computer, several at once; a file of the library; pictures; a link. */
export function AddCourseware({ onDraft, onMade, children }: AddCoursewareProps) {
  const t = useT()
  const viewer = useViewer()
  const input = useRef<HTMLInputElement>(null)
  const [picks, setPicks] = useState(false)
  const make = useMakeCourseware()
  const [order] = useState(() => createChosenOrder<ManagedCourseware['id']>())
  const picked = async (file: Resource) => {
    const courseware = await make(file)
    if (courseware) onMade(courseware)
  }
  const uploaded = async (made: Resource, file: File) => {
    const courseware = await make({ ...made, fileName: file.name })
    if (courseware) onMade(courseware, order.settle(file, courseware.id))
  }
  const upload = (files: readonly File[]) =>
    void addUploads(files, {
      purposes: COURSEWARE_FILE_KINDS,
      library: true,
      onChosen: order.choose,
      onMade: (made, file) => void uploaded(made, file),
    })
  return (
    <div className={styles.adds}>
      {may(viewer, 'media.library.edit') && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={acceptOf(COURSEWARE_FILE_KINDS)}
            onChange={({ target }) => {
              upload([...(target.files ?? [])])
              target.value = ''
            }}
          />
          <Button icon={<CloudUploadOutlined aria-hidden />} onClick={() => input.current?.click()}>
            {t('course.manage_add_upload')}
          </Button>
        </>
      )}
      {may(viewer, 'media.library.view') && (
        <Button icon={<FolderOpenOutlined aria-hidden />} onClick={() => setPicks(true)}>
          {t('course.manage_add_library')}
        </Button>
      )}
      {children}
      <Button icon={<FileImageOutlined aria-hidden />} onClick={() => onDraft(newPictures())}>
        {t('course.manage_add_pictures')}
      </Button>
      <Button icon={<LinkOutlined aria-hidden />} onClick={() => onDraft(newLink())}>
        {t('course.manage_add_link')}
      </Button>
      <FilePicker
        title={t('course.manage_add_library_title')}
        open={picks}
        kinds={COURSEWARE_FILE_KINDS}
        value={null}
        onChoose={(file) => void picked(file)}
        onClose={() => setPicks(false)}
      />
    </div>
  )
}
