import { ChartFrame } from "../../ui/charts/chart-frame.tsx";
import { Counter } from "../../ui/counter.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TrendChart } from "../../ui/charts/trend-chart.tsx";
import { cardViews } from "./sample-data.ts";
import { ShowcaseSection, Specimen } from "./showcase-section.tsx";

const figures = {
  columns: ["Day", "Views"],
  rows: cardViews.map((point) => [point.label, point.value]),
};
const noFigures = { columns: ["Day", "Views"], rows: [] };

export function ChartsSection() {
  return (
    <ShowcaseSection
      id="charts"
      title="Figures"
      intro="Counters with a small plot; charts that also come as a table. The plotting library loads only where a chart is shown."
    >
      <Specimen name="Counters" className="grid grid-cols-1 items-stretch gap-4 sm:grid-cols-3">
        <Counter
          label="Card views"
          value="1,284"
          note="12% more than last week"
          trend={cardViews.map((point) => point.value)}
        />
        <Counter label="Leads" value="36" note="Same as last week" trend={[3, 5, 4, 4, 6, 5, 6]} />
        <Counter label="Shares" value={undefined} note="Since Monday" />
      </Specimen>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <Panel>
          <ChartFrame title="Views" description="The last two weeks" figures={figures}>
            <TrendChart points={cardViews} unit="Views" />
          </ChartFrame>
        </Panel>
        <Panel>
          <ChartFrame title="Views by day" description="As bars" figures={figures}>
            <TrendChart points={cardViews} unit="Views" kind="bars" />
          </ChartFrame>
        </Panel>
        <Panel>
          <ChartFrame title="Loading" loading figures={noFigures}>
            {null}
          </ChartFrame>
        </Panel>
        <Panel>
          <ChartFrame title="Empty" emptyText="No views yet" figures={noFigures}>
            {null}
          </ChartFrame>
        </Panel>
      </div>
    </ShowcaseSection>
  );
}
