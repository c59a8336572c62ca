import { useT } from '@sands/web/i18n/i18n'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useCallback, useId, useRef, useState } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import { cropPicture } from '../crop-picture.ts'
import { type CropView, MAX_ZOOM, room, type Size, WHOLE, zoomTo } from '../crop-view.ts'
import { useCropGestures } from '../use-crop-gestures.ts'
import styles from './cropper.module.css'

interface CropperProps {
  src: string
  onCrop: (picture: Blob) => void
  onCancel: () => void
  /** The file is no picture the browser can read. */
  onBroken: () => void
}

/** Drag, pinch, wheel and slider; with a keyboard three sliders move and zoom. */
export function Cropper({ src, onCrop, onCancel, onBroken }: CropperProps) {
  const t = useT()
  const hint = useId()
  const hole = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  const [using, setUsing] = useState(false)
  const [view, setView] = useState<CropView>(WHOLE)
  const change = useCallback((next: (view: CropView) => CropView) => setView(next), [])
  const gestures = useCropGestures({ hole, size, change })
  const side = size ? Math.min(size.width, size.height) : 1

  const crop = async () => {
    setUsing(true)
    const cropped = picture.current && (await cropPicture(picture.current, view))
    if (cropped) onCrop(cropped)
    else onBroken()
  }

  return (
    <div className={styles.cropper}>
      <div ref={hole} className={styles.hole} {...gestures}>
        <img
          ref={picture}
          src={src}
          alt=""
          draggable={false}
          className={styles.picture}
          style={
            size
              ? {
                  width: `${(size.width / side) * 100}%`,
                  transform: `translate(-50%, -50%) translate(${(view.x * side * 100) / size.width}%, ${(view.y * side * 100) / size.height}%) scale(${view.zoom})`,
                }
              : undefined
          }
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
          onError={onBroken}
        />
        <span className={styles.circle} aria-hidden />
        {size && <MoveSliders size={size} view={view} onChange={setView} />}
      </div>
      <p id={hint} className={styles.hint}>
        {t('org.crop_hint')}
      </p>
      <div className={styles.zoom}>
        <ZoomOut size={20} aria-hidden />
        <input
          type="range"
          className={styles.slider}
          aria-label={t('org.crop_zoom')}
          aria-describedby={hint}
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={view.zoom}
          disabled={!size}
          onChange={({ target }) => size && setView(zoomTo(size, view, Number(target.value)))}
        />
        <ZoomIn size={20} aria-hidden />
      </div>
      <div className={styles.actions}>
        <Button look="plain" block onClick={onCancel}>
          {t('kernel.cancel')}
        </Button>
        <Button block disabled={!size || using} onClick={() => void crop()}>
          {t('org.crop_use')}
        </Button>
      </div>
    </div>
  )
}

interface MoveSlidersProps {
  size: Size
  view: CropView
  onChange: (view: CropView) => void
}

/** Not to be seen, but to be reached: moving the picture without a finger or a mouse. */
function MoveSliders({ size, view, onChange }: MoveSlidersProps) {
  const t = useT()
  const most = room(size, view.zoom)
  return (['x', 'y'] as const).map((axis) => (
    <input
      key={axis}
      type="range"
      className="visually-hidden"
      aria-label={t(axis === 'x' ? 'org.crop_across' : 'org.crop_down')}
      min={-most[axis]}
      max={most[axis]}
      step={0.02}
      value={view[axis]}
      onChange={({ target }) => onChange({ ...view, [axis]: Number(target.value) })}
    />
  ))
}
