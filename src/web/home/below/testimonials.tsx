import {
  homeSectionTemplates,
  homeSectionWords as words,
} from '../../../words/home/home-sections.ts'
import { useSay } from '../../core/language.tsx'
import { Fold } from './fold.tsx'
import { Slider } from '../../ui/slider.tsx'
import { GrahaIcon } from '../../ui/icon/sky-icons.tsx'
import type { GrahaName } from '../../ui/icon/sky-icons.tsx'
import { Stars } from '../../ui/icon/stars.tsx'
import { slideWidths } from './films.tsx'

export interface TestimonialsData {
  testimonials: {
    name: string
    designation: string
    avatar: string
    comments: string
    complimentTag: string
    rating: number | null
  }[]
  sample: boolean
}

export function Testimonials({ voices }: { voices: TestimonialsData }) {
  const say = useSay()
  if (voices.testimonials.length === 0) return null
  return (
    <Fold title={say(words.testimonials)}>
      <Slider
        label={say(words.testimonials)}
        widths={slideWidths}
        items={voices.testimonials.map((testimonial) => ({
          key: testimonial.name,
          body: (
            <figure className="flex h-full flex-col border-t border-edge pt-4 pr-7">
              {testimonial.rating !== null && (
                <p className="flex items-center gap-2 text-fine text-soft">
                  <Stars of={testimonial.rating} />
                  {say(homeSectionTemplates.rating, testimonial.rating)}
                </p>
              )}
              <p className="mt-3 text-h4 display">{testimonial.complimentTag}</p>
              <blockquote className="mt-1 grow">{testimonial.comments}</blockquote>
              <figcaption className="mt-4 flex items-center gap-3">
                <GrahaIcon graha={testimonial.avatar as GrahaName} className="size-8 text-soft" />
                <span>
                  <span className="block font-semibold">{testimonial.name}</span>
                  <span className="block text-fine text-soft">{testimonial.designation}</span>
                </span>
              </figcaption>
            </figure>
          ),
        }))}
      />
      {voices.sample && <p className="mt-3 text-fine text-soft">{say(words.sampleVoices)}</p>}
    </Fold>
  )
}
