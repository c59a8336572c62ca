import { PlusOutlined } from '@ant-design/icons'
import type { FileId } from '@sands/contract/kernel/schema'
import type { GoodsDraft, ManagedGoods } from '@sands/contract/shop/manage.model'
import { GOODS_PICTURES_MOST } from '@sands/rules/shop/shop'
import { PICTURE_ACCEPT } from '@sands/web/upload/check'
import { Button } from 'antd'
import { useId, useRef, useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import styles from './pictures-field.module.css'
import { usePicturesUpload } from './use-pictures-upload.ts'

interface ChosenCover {
  fileId: FileId
  url: string
}

interface PicturesFieldProps {
  draft: GoodsDraft
  known: ManagedGoods | undefined
  /** Gets the change of the draft as it is then: several uploads end one after the other. */
  onChange: (change: (draft: GoodsDraft) => Partial<GoodsDraft>) => void
  onCover: (cover: ChosenCover) => void
  onBusy: (isBusy: boolean) => void
}

/** The pictures with one of them at another place. */
const moved = (ids: readonly FileId[], from: number, to: number): FileId[] => {
  const next = [...ids]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** The pictures of the page of the goods, in their order. One of them can become the cover. */
export function PicturesField({ draft, known, onChange, onCover, onBusy }: PicturesFieldProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const [urls, setUrls] = useState(
    () => new Map(known?.pictureFileIds.map((id, place) => [id, known.pictureUrls[place] ?? ''])),
  )
  const [isCut, setCut] = useState(false)
  const { pictureFileIds: ids, coverFileId } = draft
  const { left, failures, send } = usePicturesUpload({
    onBusy,
    onSent: ({ fileId, url }) => {
      setUrls((before) => new Map(before).set(fileId, url))
      onChange(({ pictureFileIds }) => ({
        pictureFileIds: [...new Set([...pictureFileIds, fileId])].slice(0, GOODS_PICTURES_MOST),
      }))
    },
  })
  const room = GOODS_PICTURES_MOST - ids.length - left
  const add = (files: readonly File[]) => {
    setCut(files.length > room)
    send(files.slice(0, Math.max(0, room)))
  }
  const set = (pictureFileIds: FileId[]) => onChange(() => ({ pictureFileIds }))
  return (
    <fieldset className={styles.field} aria-describedby={hintId}>
      <legend className={styles.label}>{t('shop.manage_pictures')}</legend>
      <ol className={styles.list}>
        {ids.map((id, place) => {
          const name = t('shop.manage_picture_number', { number: place + 1 })
          const act = (text: string, onClick: () => void, disabled = false) => (
            <Button size="small" type="text" disabled={disabled} aria-label={`${text} · ${name}`} onClick={onClick}>
              {text}
            </Button>
          )
          const isCover = id === coverFileId
          return (
            <li key={id} className={styles.item}>
              <img src={urls.get(id)} alt={name} className={styles.picture} />
              {isCover ? (
                <span className={styles.cover}>{t('shop.manage_picture_is_cover')}</span>
              ) : (
                act(t('shop.manage_picture_cover'), () => onCover({ fileId: id, url: urls.get(id) ?? '' }))
              )}
              {act(t('shop.manage_picture_earlier'), () => set(moved(ids, place, place - 1)), place === 0)}
              {act(t('shop.manage_picture_later'), () => set(moved(ids, place, place + 1)), place === ids.length - 1)}
              {act(t('shop.manage_picture_remove'), () => set(ids.filter((each) => each !== id)))}
            </li>
          )
        })}
      </ol>
      {left > 0 && <p role="status">{t('shop.manage_pictures_sending', { count: left })}</p>}
      {isCut && <p role="alert">{t('shop.manage_pictures_full', { most: GOODS_PICTURES_MOST })}</p>}
      {failures.map(({ name, reason }) => (
        <p key={name} role="alert" className={styles.fault}>
          {t('shop.manage_pictures_failed', { name, reason })}
        </p>
      ))}
      <Button disabled={room <= 0} icon={<PlusOutlined aria-hidden />} onClick={() => input.current?.click()}>
        {t('shop.manage_pictures_add')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PICTURE_ACCEPT}
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <p id={hintId} className={styles.hint}>
        {t('shop.manage_pictures_hint', { most: GOODS_PICTURES_MOST })}
      </p>
    </fieldset>
  )
}
