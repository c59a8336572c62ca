import { type ChangeEvent, type SyntheticEvent, useCallback, useRef, useState } from 'react'
import { cropPicture } from './crop-picture.ts'
import { type CropView, MAX_ZOOM, room, type Size, WHOLE, zoomTo } from './crop-view.ts'
import { useCropGestures } from './use-crop-gestures.ts'

interface CropWords {
  onCrop: (picture: Blob) => void
  /** The browser cannot decode the file as a picture. */
  onBroken: () => void
}

/** The position of the picture as CSS that works for any size of the crop area. */
function styleOf(size: Size, view: CropView) {
  const side = Math.min(size.width, size.height)
  const [across, down] = [(view.x * side * 100) / size.width, (view.y * side * 100) / size.height]
  return {
    width: `${(size.width / side) * 100}%`,
    transform: `translate(-50%, -50%) translate(${across}%, ${down}%) scale(${view.zoom})`,
  }
}

/**
 * Dragging, pinching, wheel and slider; for the keyboard, three sliders move and zoom. The caller renders the result.
 */
export function useCrop({ onCrop, onBroken }: CropWords) {
  const hole = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  const [using, setUsing] = useState(false)
  const [view, setView] = useState<CropView>(WHOLE)
  const change = useCallback((next: (view: CropView) => CropView) => setView(next), [])
  const gestures = useCropGestures({ hole, size, change })
  const most = size && room(size, view.zoom)

  return {
    isReady: size !== null && !using,
    hole: { ref: hole, ...gestures },
    picture: {
      ref: picture,
      alt: '',
      draggable: false,
      style: size ? styleOf(size, view) : undefined,
      onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
        setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight }),
      onError: onBroken,
    },
    zoom: {
      min: 1,
      max: MAX_ZOOM,
      step: 0.05,
      value: view.zoom,
      disabled: !size,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        size && setView(zoomTo(size, view, Number(target.value))),
    },
    /** Visually hidden sliders that move the picture by keyboard. */
    moves: (['x', 'y'] as const).flatMap((axis) =>
      most
        ? [
            {
              label: axis === 'x' ? ('org.crop_across' as const) : ('org.crop_down' as const),
              min: -most[axis],
              max: most[axis],
              step: 0.02,
              value: view[axis],
              onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
                setView({ ...view, [axis]: Number(target.value) }),
            },
          ]
        : [],
    ),
    async crop() {
      setUsing(true)
      const cropped = picture.current && (await cropPicture(picture.current, view))
      if (cropped) onCrop(cropped)
      else onBroken()
    },
  }
}
