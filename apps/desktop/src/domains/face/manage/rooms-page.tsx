import { PlusOutlined } from '@ant-design/icons'
import type { FaceRoom } from '@sands/contract/face/manage.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { EditorWaiting } from '../../../kernel/draft/editor-waiting.tsx'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import styles from '../face.module.css'
import { RoomDialog } from './room-dialog.tsx'

/** The rooms of the college. */
export function RoomsPage() {
  const t = useT()
  const moments = useMoments()
  const confirm = useConfirm()
  const rooms = useCall('GET /sands-lms/api/v1/manage/face/room/list', { query: {} }, { staleTime: 0 })
  const remove = useAct('POST /sands-lms/api/v1/manage/face/room/delete')
  const [edited, setEdited] = useState<FaceRoom | 'new' | null>(null)
  const action = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEdited('new')}>
      {t('face.room_create')}
    </Button>
  )
  const drop = ({ id, version, name }: FaceRoom) =>
    confirm({
      title: t('face.delete_ask', { name }),
      text: t('face.delete_text'),
      action: t('face.delete'),
      danger: true,
      run: () => remove.mutateAsync({ body: { id, version } }),
      refresh: () => rooms.refetch(),
    })
  return (
    <ManagePage title={t('face.rooms')} intro={t('face.rooms_intro')} actions={action}>
      {content()}
      {edited && (
        <RoomDialog
          room={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => rooms.refetch()}
        />
      )}
    </ManagePage>
  )

  function content() {
    if (!rooms.data)
      return rooms.isError ? (
        <FailureBlock error={rooms.error} onRetry={() => void rooms.refetch()} />
      ) : (
        <EditorWaiting />
      )
    if (rooms.data.length === 0)
      return <StateBlock kind="empty" title={t('face.rooms_none')} text={t('face.rooms_none_text')} actions={action} />
    return (
      <div className={styles.columns}>
        {rooms.data.map((room) => (
          <PartCard key={room.id} title={room.name}>
            <p>{room.address}</p>
            <p className={styles.quiet}>
              {`${t('face.field_seats')}: ${moments.number(room.seats)} · ${room.timeZone}`}
            </p>
            {room.mapUrl && (
              <a href={room.mapUrl} target="_blank" rel="noopener noreferrer">
                {t('face.map')}
              </a>
            )}
            <div className={styles.cells}>
              <Button onClick={() => setEdited(room)}>{t('face.room_edit')}</Button>
              <Button onClick={() => drop(room)}>{t('face.delete')}</Button>
            </div>
          </PartCard>
        ))}
      </div>
    )
  }
}
