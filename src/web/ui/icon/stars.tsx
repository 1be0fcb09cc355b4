/** A rating of 0 to 5 as five drawn stars; the figure stands beside it in words. */
export function Stars({ of }: { of: number }) {
  return (
    <svg viewBox="0 0 120 24" aria-hidden="true" className="h-4.5 w-22.5 shrink-0">
      {[0, 1, 2, 3, 4].map((place) => (
        <path
          key={place}
          d={star}
          transform={`translate(${place * 24})`}
          className={
            of >= place + 0.75
              ? 'fill-marigold stroke-fact'
              : of >= place + 0.25
                ? 'fill-wash stroke-fact'
                : 'fill-none stroke-edge'
          }
        />
      ))}
    </svg>
  )
}

const star = 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.600l6.300-.8z'
