import type { FaceDetail } from '@sands/contract/face/face.model'
import type { Id, UserId } from '@sands/contract/kernel/schema'
import { attempt } from '@sands/web/call/attempt'
import { useAct, useCall } from '@sands/web/call/use-call'
import { FACE_COLLEAGUES, FACE_SWAP_ANSWER, FACE_SWAP_OFFER, FACE_SWAP_WITHDRAW } from '@sands/web/face/face-calls'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import { SearchField } from '../../../kernel/ui/search-field.tsx'
import styles from '../pages/face.module.css'

interface SeatOfferProps {
  face: FaceDetail
  onChanged: () => void
}

/** Passing the own seat on to a colleague, and answering when a colleague does. */
export function SeatOffer({ face, onChanged }: SeatOfferProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const offering = useAct(FACE_SWAP_OFFER)
  const withdrawing = useAct(FACE_SWAP_WITHDRAW)
  const answering = useAct(FACE_SWAP_ANSWER)
  const { trainConfirmId, canOffer, offeredTo, offer } = face
  const isBusy = offering.isPending || withdrawing.isPending || answering.isPending

  async function act(work: () => Promise<unknown>) {
    const { error } = await attempt(work)
    setOpen(false)
    if (!error) showToast(t('face.swap_done'), { kind: 'success' })
    onChanged()
  }

  if (offer)
    return (
      <section className={styles.card}>
        <h2 className={styles.section}>{t('face.swap_offer', { name: offer.name })}</h2>
        {([true, false] as const).map((isTaken) => (
          <Button
            key={String(isTaken)}
            look={isTaken ? 'soft' : 'plain'}
            block
            busy={isBusy}
            onClick={() =>
              void act(() => answering.mutateAsync({ body: { trainConfirmId: offer.trainConfirmId, isTaken } }))
            }
          >
            {t(isTaken ? 'face.swap_take' : 'face.swap_refuse')}
          </Button>
        ))}
      </section>
    )
  if (canOffer === 0 || !trainConfirmId) return null
  if (offeredTo)
    return (
      <section className={styles.card}>
        <p role="status">{t('face.swap_waits', { name: offeredTo })}</p>
        <Button
          look="plain"
          block
          busy={isBusy}
          onClick={() => void act(() => withdrawing.mutateAsync({ body: { trainConfirmId } }))}
        >
          {t('face.swap_back')}
        </Button>
      </section>
    )
  return (
    <>
      <Button look="plain" block onClick={() => setOpen(true)}>
        {t('face.swap')}
      </Button>
      <Sheet title={t('face.swap')} open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && (
          <Colleagues
            seatId={trainConfirmId}
            onChoose={(userId) => void act(() => offering.mutateAsync({ body: { trainConfirmId, userId } }))}
          />
        )}
      </Sheet>
    </>
  )
}

function Colleagues({ seatId, onChoose }: { seatId: Id<'faceSeat'>; onChoose: (userId: UserId) => void }) {
  const t = useT()
  const [keyWord, setKeyWord] = useState('')
  const found = useCall(FACE_COLLEAGUES, { query: { trainConfirmId: seatId, keyWord } })
  return (
    <div className={styles.stack}>
      <p className={styles.notice}>{t('face.swap_hint')}</p>
      <SearchField label={t('face.swap_find')} value={keyWord} onChange={setKeyWord} />
      {found.data?.length === 0 && <p className={styles.notice}>{t('face.swap_none')}</p>}
      <ul>
        {found.data?.map(({ id, name, departmentName }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.choice}
              aria-label={`${t('face.swap_to', { name })} ${name} ${departmentName}`}
              onClick={() => onChoose(id)}
            >
              <span>{name}</span>
              <span className={styles.meta}>{departmentName}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
