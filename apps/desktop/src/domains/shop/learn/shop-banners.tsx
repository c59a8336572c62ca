import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { useCall } from '@sands/web/call/use-call'
import { srcSetOf } from '@sands/web/picture/src-set'
import { Button } from 'antd'
import { useState } from 'react'
import { JumpArea } from '../../../kernel/jump/jump-area.tsx'
import { useT } from '../../../kernel/text.ts'
import styles from '../shop.module.css'

/** One banner at a time; the person changes it. Without banners nothing is shown. */
export function ShopBanners() {
  const t = useT()
  const [place, setPlace] = useState(0)
  const { data } = useCall('GET /sands-shopping/api/v1/banner/list', undefined, { silent: true })
  const banners = (data ?? []).flatMap(({ picture, ...banner }) => (picture ? [{ ...banner, picture }] : []))
  const banner = banners[place % banners.length]
  if (!banner) return null
  const { title, picture, linkStatus, moduleId, appUrl } = banner
  const turn = (by: number) => setPlace((place + by + banners.length) % banners.length)
  return (
    <section className={styles.portalBanner} aria-label={t('shop.banners')}>
      <JumpArea jump={{ type: linkStatus, moduleId, link: appUrl }}>
        <img
          key={picture.url}
          src={picture.url}
          srcSet={srcSetOf(picture)}
          sizes="(min-width: 1180px) 928px, 90vw"
          alt={title}
          decoding="async"
        />
      </JumpArea>
      {banners.length > 1 && (
        <div className={styles.turn}>
          <Button
            shape="circle"
            icon={<LeftOutlined aria-hidden />}
            aria-label={t('shop.portal_banner_before')}
            onClick={() => turn(-1)}
          />
          <span aria-live="polite">
            {t('shop.portal_banner_place', { number: (place % banners.length) + 1, count: banners.length })}
          </span>
          <Button
            shape="circle"
            icon={<RightOutlined aria-hidden />}
            aria-label={t('shop.portal_banner_after')}
            onClick={() => turn(1)}
          />
        </div>
      )}
    </section>
  )
}
