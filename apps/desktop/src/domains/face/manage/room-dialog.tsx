import type { FaceRoom, FaceRoomDraft } from '@sands/contract/face/manage.model'
import { MAX_SEATS, ROOM_ADDRESS_LENGTH, ROOM_NAME_LENGTH } from '@sands/rules/face/session'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { Input, InputNumber, Modal } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from '../face.module.css'
import { newSession } from './new-session.ts'
import { ZoneField } from './zone-field.tsx'

const MAP = /^https:\/\/\S+$/

interface RoomDialogProps {
  room: FaceRoom | null
  onClose: () => void
  onSaved: () => Promise<unknown>
}

/** A new room, or the one that is edited. What was typed stays when the server refuses it. */
export function RoomDialog({ room, onClose, onSaved }: RoomDialogProps) {
  const t = useT()
  const [draft, setDraft] = useState<FaceRoomDraft>(() =>
    room
      ? { name: room.name, address: room.address, mapUrl: room.mapUrl, seats: room.seats, timeZone: room.timeZone }
      : { name: '', address: '', mapUrl: null, seats: 20, timeZone: newSession().timeZone },
  )
  const create = useAct('POST /sands-lms/api/v1/manage/face/room/create')
  const save = useAct('POST /sands-lms/api/v1/manage/face/room/save')
  const change = (patch: Partial<FaceRoomDraft>) => setDraft((before) => ({ ...before, ...patch }))
  const isGoodMap = draft.mapUrl === null || MAP.test(draft.mapUrl)

  async function store() {
    const { error } = await attempt(() =>
      room
        ? save.mutateAsync({ body: { id: room.id, version: room.version, room: draft } })
        : create.mutateAsync({ body: draft }),
    )
    if (error) return
    await onSaved()
    onClose()
  }

  return (
    <Modal
      open
      title={t(room ? 'face.room_edit' : 'face.room_create')}
      okText={t('face.save')}
      cancelText={t('kernel.cancel')}
      okButtonProps={{ disabled: draft.name.trim() === '' || !isGoodMap }}
      confirmLoading={create.isPending || save.isPending}
      onOk={() => void store()}
      onCancel={onClose}
    >
      <div className={styles.list}>
        <Field label={t('face.name')} required>
          {(field) => (
            <Input
              {...field}
              maxLength={ROOM_NAME_LENGTH}
              value={draft.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          )}
        </Field>
        <Field label={t('face.field_address')}>
          {(field) => (
            <Input
              {...field}
              maxLength={ROOM_ADDRESS_LENGTH}
              value={draft.address}
              onChange={({ target }) => change({ address: target.value })}
            />
          )}
        </Field>
        <Field label={t('face.field_mapUrl')} hint={t('face.map_hint')}>
          {(field) => (
            <Input
              {...field}
              maxLength={500}
              status={isGoodMap ? '' : 'error'}
              value={draft.mapUrl ?? ''}
              onChange={({ target }) => change({ mapUrl: target.value.trim() || null })}
            />
          )}
        </Field>
        <Field label={t('face.field_seats')}>
          {(field) => (
            <InputNumber
              {...field}
              min={1}
              max={MAX_SEATS}
              precision={0}
              value={draft.seats}
              onChange={(seats) => change({ seats: seats ?? 1 })}
            />
          )}
        </Field>
        <ZoneField value={draft.timeZone} onChange={(timeZone) => change({ timeZone })} />
      </div>
    </Modal>
  )
}
