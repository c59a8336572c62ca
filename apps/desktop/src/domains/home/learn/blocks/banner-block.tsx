import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { pictureItems } from '@sands/rules/block'
import { bannerRatio } from '@sands/web/picture/banner-ratio'
import { Button } from 'antd'
import { useState } from 'react'
import { JumpArea } from '../../../../kernel/jump/jump-area.tsx'
import type { BlockProps } from '../../../../kernel/screens.ts'
import { useT } from '../../../../kernel/text.ts'
import styles from './blocks.module.css'
import { WidePicture } from './wide-picture.tsx'

/** One banner at a time; the person changes it. On a wide screen nothing moves automatically. */
export function BannerBlock({ block }: BlockProps) {
  const t = useT()
  const [place, setPlace] = useState(0)
  const items = pictureItems(block)
  const item = items[place % items.length]
  const first = items[0]
  if (!item || !first) return null
  const turn = (by: number) => setPlace((place + by + items.length) % items.length)
  return (
    <section className={styles.banner} aria-label={block.title || t('home.banners')}>
      <JumpArea jump={item.jump}>
        <WidePicture
          key={item.key}
          picture={item.picture}
          alt={item.name || t('home.banner', { number: place + 1 })}
          sizes="(min-width: 1180px) 928px, 90vw"
          ratio={bannerRatio(first.picture)}
        />
      </JumpArea>
      {items.length > 1 && (
        <div className={styles.turn}>
          <Button
            shape="circle"
            icon={<LeftOutlined aria-hidden />}
            aria-label={t('home.banner_before')}
            onClick={() => turn(-1)}
          />
          <span aria-live="polite">{t('home.banner_place', { number: place + 1, count: items.length })}</span>
          <Button
            shape="circle"
            icon={<RightOutlined aria-hidden />}
            aria-label={t('home.banner_after')}
            onClick={() => turn(1)}
          />
        </div>
      )}
    </section>
  )
}
