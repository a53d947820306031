import { durationOf } from "@mindreel/contract/plain/durations";
import { controls as messages } from "@mindreel/messages/playback/plays";
import { Captions, MediaAnnouncer, useMediaRemote, useMediaState, VolumeSlider } from "@vidstack/react";
import { IconPlayerPlayFilled } from "#shared/icons/site.ts";
import { spokenDuration } from "#shared/time/durations.ts";
import { Spinner } from "#shared/ui/plain/loading/Spinner.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { CaptionsPanel } from "./CaptionsPanel.tsx";
import { ChaptersPanel } from "./ChaptersPanel.tsx";
import { Control } from "./Control.tsx";
import type { CaptionLook } from "./captionLook.ts";
import { Gestures } from "./Gestures.tsx";
import {
  IconAirPlay,
  IconBackTen,
  IconFullScreen,
  IconLeaveFullScreen,
  IconMuted,
  IconOnTen,
  IconPause,
  IconPictureInPicture,
  IconSound,
} from "./icons.ts";
import { Settings } from "./Settings.tsx";
import classes from "./Skin.module.css";
import { TimeLine } from "./TimeLine.tsx";
import type { TimeMark } from "./TimeMarks.tsx";
import { step } from "./taps.ts";

interface Props {
  readonly title: string;
  readonly marks: readonly TimeMark[];
  readonly look: CaptionLook;
  readonly onLook: (look: CaptionLook) => void;
}

/** What is on top of the picture: captions and controls. What there is room for depends on the player's width. */
export function Skin({ title, marks, look, onLook }: Props) {
  const fullScreen = useMediaState("fullscreen");
  return (
    <>
      <MediaAnnouncer
        translations={{
          ...{ Play: messages.play, Pause: messages.pause, Mute: messages.mute, Volume: messages.volume },
          ...{ "Seek Forward": messages.seekForward, "Seek Backward": messages.seekBackward },
          ...{ "Closed-Captions On": messages.captionsOn, "Closed-Captions Off": messages.captionsOff },
          ...{ "Enter Fullscreen": messages.fullScreen, "Exit Fullscreen": messages.leaveFullScreen },
          ...{ "Enter PiP": messages.pictureInPicture, "Exit PiP": messages.leavePictureInPicture },
        }}
      />
      <Captions
        className="vds-captions"
        style={{ "--media-user-font-size": look.size, ...(look.solid && { "--media-user-text-bg": "#000000" }) }}
      />
      <div className={classes.skin}>
        <Gestures />
        <Waiting />
        {fullScreen && (
          <p className={classes.top} dir="auto">
            {title}
          </p>
        )}
        <div className={classes.bottom}>
          <TimeLine marks={marks} />
          <div className={classes.bar}>
            <div className={classes.main}>
              <Jump seconds={-step} label={messages.back} icon={IconBackTen} />
              <PlayControl />
              <Jump seconds={step} label={messages.on} icon={IconOnTen} />
            </div>
            <Sound />
            <Moment />
            <div className={classes.rest} />
            <CaptionsPanel look={look} onLook={onLook} />
            <ChaptersPanel className={classes.extra} />
            <Settings />
            <Elsewhere />
          </div>
        </div>
      </div>
    </>
  );
}

function Waiting() {
  const waiting = useMediaState("waiting");
  const canPlay = useMediaState("canPlay");
  if (canPlay && !waiting) return null;
  return <Spinner className={classes.waiting} />;
}

function PlayControl() {
  const remote = useMediaRemote();
  const paused = useMediaState("paused");
  const ended = useMediaState("ended");
  return (
    <Control
      className={classes.play}
      label={ended ? messages.replay : paused ? messages.play : messages.pause}
      icon={paused ? IconPlayerPlayFilled : IconPause}
      onClick={({ nativeEvent }) => remote.togglePaused(nativeEvent)}
    />
  );
}

interface JumpProps {
  readonly seconds: number;
  readonly label: string;
  readonly icon: typeof IconOnTen;
}

function Jump({ seconds, label, icon }: JumpProps) {
  const remote = useMediaRemote();
  const canSeek = useMediaState("canSeek");
  return (
    <Control
      label={label}
      icon={icon}
      disabled={!canSeek}
      onClick={({ nativeEvent }) => {
        const { currentTime, duration } = remote.getPlayer()?.state ?? { currentTime: 0, duration: 0 };
        remote.seek(Math.max(0, Math.min(duration, currentTime + seconds)), nativeEvent);
      }}
    />
  );
}

function Sound() {
  const remote = useMediaRemote();
  const muted = useMediaState("muted");
  const silent = useMediaState("volume") === 0 || muted;
  const canSetVolume = useMediaState("canSetVolume");
  return (
    <div className={classes.sound}>
      <Control
        label={silent ? messages.unmute : messages.mute}
        icon={silent ? IconMuted : IconSound}
        onClick={({ nativeEvent }) => remote.toggleMuted(nativeEvent)}
      />
      {canSetVolume && (
        <VolumeSlider.Root className={classes.volume ?? ""} aria-label={messages.volume}>
          <VolumeSlider.Track className={classes.volumeTrack ?? ""}>
            <VolumeSlider.TrackFill className={classes.volumeFill ?? ""} />
          </VolumeSlider.Track>
          <VolumeSlider.Thumb className={classes.volumeThumb ?? ""} />
        </VolumeSlider.Root>
      )}
    </div>
  );
}

/** The time, or that the video is live, and the chapter. */
function Moment() {
  const remote = useMediaRemote();
  const live = useMediaState("live");
  const atEdge = useMediaState("liveEdge");
  const at = Math.floor(useMediaState("currentTime"));
  const duration = useMediaState("duration");
  if (live) {
    return (
      <button
        type="button"
        className={classes.live}
        data-edge={atEdge || undefined}
        aria-label={atEdge ? messages.live : messages.toLive}
        onClick={({ nativeEvent }) => remote.seekToLiveEdge(nativeEvent)}
      >
        {messages.live}
      </button>
    );
  }
  return (
    <p className={classes.moment}>
      <span aria-hidden="true">
        {durationOf(at)}
        {duration > 0 && <span className={classes.length}> / {durationOf(Math.floor(duration))}</span>}
      </span>
      <VisuallyHidden as="span">{spokenDuration(at)}</VisuallyHidden>
    </p>
  );
}

/** Other places to watch: another device, a window of its own, the whole screen. */
function Elsewhere() {
  const remote = useMediaRemote();
  const [canAirPlay, canLeave, canFill] = [
    useMediaState("canAirPlay"),
    useMediaState("canPictureInPicture"),
    useMediaState("canFullscreen"),
  ];
  const [apart, full] = [useMediaState("pictureInPicture"), useMediaState("fullscreen")];
  return (
    <>
      {canAirPlay && (
        <Control
          className={classes.extra}
          label={messages.airPlay}
          icon={IconAirPlay}
          onClick={({ nativeEvent }) => remote.requestAirPlay(nativeEvent)}
        />
      )}
      {canLeave && (
        <Control
          className={classes.extra}
          label={apart ? messages.leavePictureInPicture : messages.pictureInPicture}
          icon={IconPictureInPicture}
          onClick={({ nativeEvent }) => remote.togglePictureInPicture(nativeEvent)}
        />
      )}
      {canFill && (
        <Control
          label={full ? messages.leaveFullScreen : messages.fullScreen}
          icon={full ? IconLeaveFullScreen : IconFullScreen}
          onClick={({ nativeEvent }) => remote.toggleFullscreen("prefer-media", nativeEvent)}
        />
      )}
    </>
  );
}
