import { coverTag } from '@sands/web/community/post-drafts'
import { useT } from '@sands/web/i18n/i18n'
import { addUploads, claimUpload, useUploads } from '@sands/web/upload/uploads'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import type { PostForm } from '../use-post-form.ts'
import styles from './cover-field.module.css'

const STEPS = 100
const COVER_WIDTH = 1080
const QUALITY = 0.85

/** The frame that the video shows now, as a picture. */
function frameOf(video: HTMLVideoElement): Promise<Blob | null> {
  const width = Math.min(COVER_WIDTH, video.videoWidth)
  const height = Math.round((video.videoHeight / Math.max(1, video.videoWidth)) * width)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

/** The cover of a video: a frame that the person chooses. Without a choice the server takes one. */
export function CoverField({ form: { draft, film, change } }: { form: PostForm }) {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const [address, setAddress] = useState<string>()
  const tag = coverTag(draft.id)
  const isWriting = draft.stage === 'writing'
  const uploads = useUploads().filter((upload) => upload.tag === tag)
  useEffect(() => {
    if (!film) return
    const made = URL.createObjectURL(film)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [film])

  const choose = useRef(change)
  choose.current = change
  useEffect(() => {
    // After the tap on "publish" the sender puts it in its place.
    if (!isWriting) return
    for (const { id, state, made } of uploads) {
      if (state !== 'done' || !made) continue
      choose.current({ cover: { fileId: made.id, url: made.picture?.url ?? made.url } })
      void claimUpload(id)
    }
  }, [uploads, isWriting])

  const take = async () => {
    const frame = video.current && (await frameOf(video.current))
    if (!frame) return
    const file = new File([frame], `cover-${Date.now()}.jpg`, { type: 'image/jpeg' })
    await addUploads([file], { purposes: ['picture'], tag })
  }
  return (
    <div className={styles.cover}>
      {film && address && (
        <>
          <video
            ref={video}
            className={styles.film}
            src={address}
            muted
            playsInline
            preload="auto"
            onLoadedMetadata={({ currentTarget }) => {
              currentTarget.currentTime = draft.trim?.start ?? 0
            }}
          />
          <label className={styles.line}>
            <span>{t('community.cover_frame')}</span>
            <input
              type="range"
              min={0}
              max={STEPS}
              defaultValue={0}
              className={styles.range}
              onChange={({ target }) => {
                const player = video.current
                if (!player || !Number.isFinite(player.duration)) return
                // The cover is a frame of the part that is published.
                const { start, end } = draft.trim ?? { start: 0, end: player.duration }
                player.currentTime = start + ((end - start) * Number(target.value)) / STEPS
              }}
            />
          </label>
          <Button look="soft" busy={uploads.length > 0} onClick={() => void take()}>
            {t('community.cover_take')}
          </Button>
        </>
      )}
      {draft.cover && (
        <figure className={styles.chosen}>
          <img className={styles.picture} src={draft.cover.url} alt={t('community.cover')} />
          <Button look="soft" onClick={() => change({ cover: null })}>
            {t('community.cover_remove')}
          </Button>
        </figure>
      )}
    </div>
  )
}
