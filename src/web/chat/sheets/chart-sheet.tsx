import { chatToolWords } from '../../../words/chat/chat-tools.ts'
import { useSay } from '../../core/language.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useChartFocus } from '../chart/chart-focus.tsx'
import HouseChart from '../chart/house-chart.tsx'

/** The chart that the chat is about, over the chat. */
export default function ChartSheet({ bid, onClose }: { bid: string; onClose: () => void }) {
  const say = useSay()
  const { houses } = useChartFocus()
  return (
    <Dialog open onClose={onClose} title={say(chatToolWords.chart)}>
      <HouseChart bid={bid} houses={houses} className="mx-auto max-w-80" />
      <ButtonLink to={`/kundli?${new URLSearchParams({ bid })}`} kind="quiet" wide className="mt-5">
        {say(chatToolWords.openKundli)}
      </ButtonLink>
    </Dialog>
  )
}
