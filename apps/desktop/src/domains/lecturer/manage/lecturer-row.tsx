import { EllipsisOutlined, EyeInvisibleOutlined } from '@ant-design/icons'
import type { ManagedLecturer } from '@sands/contract/lecturer/lecturer.model'
import { Button, Dropdown } from 'antd'
import type { ComponentProps } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { SortHandle } from '../../../kernel/ui/list/sort-handle.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import styles from './lecturers.module.css'

interface LecturerRowProps {
  lecturer: ManagedLecturer
  /** The properties of the drag handle; without them the order cannot be changed. */
  handle: ComponentProps<'button'> | undefined
  acts: LecturerActs
}

export interface LecturerActs {
  onOpen: (lecturer: ManagedLecturer) => void
  onFront: (lecturer: ManagedLecturer) => void
  onEnd: (lecturer: ManagedLecturer) => void
  onRemove: (lecturer: ManagedLecturer) => void
}

export function LecturerRow({ lecturer, handle, acts }: LecturerRowProps) {
  const t = useT()
  const { name, lecturerKind, userName, lectureGradeName, companyName, teachingExperience, teachCourseNum } = lecturer
  const facts = [lectureGradeName, companyName, userName && t('lecturer.manage_account', { userName })]
  return (
    <>
      {handle && <SortHandle {...handle} />}
      <Avatar person={{ name, avatarFileUrl: lecturer.avatar?.url ?? null }} />
      <div className={styles.words}>
        <div className={styles.head}>
          <Button type="link" className={styles.name ?? ''} onClick={() => acts.onOpen(lecturer)}>
            {name}
          </Button>
          <StateTag tone="info">{t(`lecturer.kind_${lecturerKind}`)}</StateTag>
          {!lecturer.isShown && (
            <span className={styles.hidden}>
              <EyeInvisibleOutlined aria-hidden /> {t('lecturer.manage_hidden')}
            </span>
          )}
        </div>
        <p className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</p>
        {teachingExperience && <p className={styles.experience}>{teachingExperience}</p>}
      </div>
      <span className={styles.count}>{t('lecturer.manage_named', { count: teachCourseNum })}</span>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'edit', label: t('lecturer.manage_edit'), onClick: () => acts.onOpen(lecturer) },
            { key: 'front', label: t('lecturer.manage_to_front'), onClick: () => acts.onFront(lecturer) },
            { key: 'end', label: t('lecturer.manage_to_end'), onClick: () => acts.onEnd(lecturer) },
            {
              key: 'remove',
              label: teachCourseNum > 0 ? t('lecturer.manage_remove_used') : t('lecturer.manage_remove'),
              disabled: teachCourseNum > 0,
              onClick: () => acts.onRemove(lecturer),
            },
          ],
        }}
      >
        <Button
          type="text"
          icon={<EllipsisOutlined aria-hidden />}
          aria-label={t('lecturer.manage_acts_of', { name })}
        />
      </Dropdown>
    </>
  )
}
