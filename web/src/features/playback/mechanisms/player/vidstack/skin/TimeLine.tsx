import { controls as messages } from "@mindreel/messages/playback/plays";
import { TimeSlider } from "@vidstack/react";
import classes from "./TimeLine.module.css";
import { type TimeMark, TimeMarks } from "./TimeMarks.tsx";

/** The player's time, to drag: divided into chapters, with marks, and with the time under the pointer. */
export function TimeLine({ marks }: { readonly marks: readonly TimeMark[] }) {
  return (
    <div className={classes.place}>
      <TimeSlider.Root className={classes.slider ?? ""} aria-label={messages.seek}>
        <TimeSlider.Chapters className={classes.chapters ?? ""}>
          {(cues, chapter) =>
            cues.map((cue) => (
              <div key={cue.startTime} className={classes.chapter} ref={chapter}>
                <TimeSlider.Track className={classes.track ?? ""}>
                  <TimeSlider.Progress className={classes.loaded ?? ""} />
                  <TimeSlider.TrackFill className={classes.played ?? ""} />
                </TimeSlider.Track>
              </div>
            ))
          }
        </TimeSlider.Chapters>
        <TimeSlider.Thumb className={classes.thumb ?? ""} />
        <TimeSlider.Preview className={classes.preview ?? ""}>
          <TimeSlider.ChapterTitle className={classes.title ?? ""} />
          <TimeSlider.Value className={classes.value ?? ""} />
        </TimeSlider.Preview>
      </TimeSlider.Root>
      <TimeMarks marks={marks} />
    </div>
  );
}
