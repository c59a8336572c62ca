import { UploadOutlined } from '@ant-design/icons'
import type { Id } from '@sands/contract/kernel/schema'
import { useAct } from '@sands/web/call/use-call'
import { uploadFile } from '@sands/web/upload/upload'
import { Button } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { SheetImport } from '../import/sheet-import.tsx'

const COLUMNS = ['userName', 'mark', 'reason'] as const
const MOST_NAME = 200

/** Marks the people of a file on one day. */
export function AttendanceImport({ dayId, onDone }: { dayId: Id<'faceDay'>; onDone: () => void }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const start = useAct('POST /sands-lms/api/v1/manage/face/attendance/import/start')
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('face.attendance_import')}
      </Button>
      <SheetImport
        open={isOpen}
        title={t('face.attendance_import')}
        text={t('face.attendance_import_text')}
        template={{
          name: t('face.attendance'),
          headings: COLUMNS.map((column) => t(`face.column_${column}`)),
          example: ['staff01', t('face.outcome_present'), ''],
        }}
        read={(file) =>
          uploadFile({
            key: 'POST /sands-lms/api/v1/manage/face/attendance/import/read',
            query: { dayId, fileName: file.name.slice(-MOST_NAME) },
            file,
          })
        }
        start={({ rows, guarded, readAt }, overwriteReason) =>
          start.mutateAsync({
            body: { dayId, rows: overwriteReason ? [...rows, ...guarded] : rows, readAt, overwriteReason },
          })
        }
        onClose={() => setOpen(false)}
        onDone={onDone}
      />
    </>
  )
}
