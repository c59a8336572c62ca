import { CloseOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { Picture } from '@sands/contract/media/media.model'
import { Button } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { SmallPhone } from '../../../kernel/ui/page/small-phone.tsx'
import { AdvertPicture } from './advert-picture.tsx'
import styles from './adverts.module.css'

/** The phone shows at most this many at once. */
const AT_ONCE = 3

interface AdvertPhoneProps {
  adverts: readonly { readonly name: string; readonly picture: Picture | null }[]
}

/** What the phone shows to a person who has not seen any of these adverts. */
export function AdvertPhone({ adverts }: AdvertPhoneProps) {
  const t = useT()
  const [turn, setTurn] = useState(0)
  const shown = adverts.slice(0, AT_ONCE)
  const current = Math.min(turn, Math.max(0, shown.length - 1))
  const advert = shown[current]
  const go = (step: number) => setTurn((current + step + shown.length) % shown.length)
  return (
    <SmallPhone
      caption={t('home.front_preview')}
      title={t('home.title')}
      foot={
        <>
          {shown.length > 1 && (
            <div className={styles.turner}>
              <Button
                size="small"
                icon={<LeftOutlined aria-hidden />}
                aria-label={t('home.banner_before')}
                onClick={() => go(-1)}
              />
              <span>{t('home.banner_place', { number: current + 1, count: shown.length })}</span>
              <Button
                size="small"
                icon={<RightOutlined aria-hidden />}
                aria-label={t('home.banner_after')}
                onClick={() => go(1)}
              />
            </div>
          )}
          {adverts.length > AT_ONCE && (
            <p className={styles.words}>{t('home.adverts_three', { count: adverts.length })}</p>
          )}
          {adverts.length === 0 && <p className={styles.words}>{t('home.adverts_preview_none')}</p>}
        </>
      }
    >
      <div className={styles.page}>
        <span className={styles.banner} />
        <span className={styles.banner} />
        <span className={styles.banner} />
        {advert && (
          <div className={styles.layer}>
            <AdvertPicture picture={advert.picture} alt={advert.name} sizes="220px" />
            <span className={styles.close}>
              <CloseOutlined aria-hidden />
            </span>
          </div>
        )}
      </div>
    </SmallPhone>
  )
}
