-- Which process of the bot has which duel or event, and that nobody else changes it.
CREATE TABLE nodes (                -- a process, under another number at each start
    id BIGINT PRIMARY KEY,
    build TEXT NOT NULL,            -- the program and its rules
    shards BIGINT NOT NULL,         -- how many there are
    mine BIGINT[] NOT NULL,         -- those that it serves
    alive BOOLEAN NOT NULL DEFAULT TRUE,    -- never again once it is not
    ready BOOLEAN NOT NULL DEFAULT FALSE,   -- whether it goes on with what is its
    renewed TIMESTAMPTZ NOT NULL DEFAULT now(),
    expires TIMESTAMPTZ NOT NULL,
    lived DOUBLE PRECISION NOT NULL         -- seconds since 1970, by its own clock
);

CREATE TABLE leases (
    kind TEXT NOT NULL CHECK (kind IN ('duel', 'event')),
    thing BIGINT NOT NULL,
    node BIGINT NOT NULL,
    epoch BIGINT NOT NULL DEFAULT 1,        -- how many have had it
    stopped DOUBLE PRECISION,               -- until when the one before is known to have run
    waits TIMESTAMPTZ,                      -- since when it waits for one that can go on with it
    refused BIGINT[] NOT NULL DEFAULT '{}', -- the processes that cannot
    PRIMARY KEY (kind, thing)
);
CREATE INDEX leases_node ON leases (node);

-- The number of the process that asks; NULL for a program that is none.
CREATE FUNCTION asking_node() RETURNS BIGINT LANGUAGE sql STABLE AS
    $$ SELECT nullif(current_setting('duelkeeper.node', true), '')::bigint $$;

-- Fails unless the asking process has it. The row stays as it is until the write is done.
CREATE FUNCTION fence(of_kind TEXT, of_thing BIGINT) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM leases
        WHERE kind = of_kind AND thing = of_thing AND node = asking_node() FOR SHARE;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'another process has %', of_kind || ' ' || of_thing
            USING ERRCODE = 'DK001', DETAIL = of_kind || ' ' || of_thing;
    END IF;
END $$;

-- What is begun belongs to who begins it.
CREATE FUNCTION own_new() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO leases (kind, thing, node) VALUES (TG_ARGV[0], NEW.id, asking_node());
    RETURN NULL;
END $$;
CREATE TRIGGER own_new AFTER INSERT ON matches FOR EACH ROW
    WHEN (asking_node() IS NOT NULL) EXECUTE FUNCTION own_new('duel');
CREATE TRIGGER own_new AFTER INSERT ON events FOR EACH ROW
    WHEN (asking_node() IS NOT NULL AND NEW.open = 1) EXECUTE FUNCTION own_new('event');
CREATE TRIGGER own_announced AFTER UPDATE OF open ON events FOR EACH ROW
    WHEN (asking_node() IS NOT NULL AND OLD.open IS NULL AND NEW.open = 1)
    EXECUTE FUNCTION own_new('event');

-- Nobody needs to own what is gone.
CREATE FUNCTION disown() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM leases WHERE kind = TG_ARGV[0] AND thing = OLD.id;
    RETURN NULL;
END $$;
CREATE TRIGGER disown AFTER DELETE ON matches FOR EACH ROW EXECUTE FUNCTION disown('duel');
CREATE TRIGGER disown AFTER DELETE ON events FOR EACH ROW EXECUTE FUNCTION disown('event');

-- What only grows is written by its owner alone, also once it is over.
CREATE FUNCTION fence_duel() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    PERFORM fence('duel', NEW.match);
    RETURN NEW;
END $$;
CREATE TRIGGER fence BEFORE INSERT ON answers FOR EACH ROW
    WHEN (asking_node() IS NOT NULL) EXECUTE FUNCTION fence_duel();
CREATE TRIGGER fence BEFORE INSERT ON notices FOR EACH ROW
    WHEN (asking_node() IS NOT NULL) EXECUTE FUNCTION fence_duel();
CREATE TRIGGER fence BEFORE INSERT ON hand_overs FOR EACH ROW
    WHEN (asking_node() IS NOT NULL) EXECUTE FUNCTION fence_duel();
CREATE TRIGGER fence BEFORE INSERT ON corrections FOR EACH ROW
    WHEN (asking_node() IS NOT NULL) EXECUTE FUNCTION fence_duel();
CREATE TRIGGER fence BEFORE INSERT OR UPDATE ON clocks FOR EACH ROW
    WHEN (asking_node() IS NOT NULL) EXECUTE FUNCTION fence_duel();
CREATE TRIGGER fence BEFORE INSERT OR UPDATE ON pauses FOR EACH ROW
    WHEN (asking_node() IS NOT NULL) EXECUTE FUNCTION fence_duel();
CREATE FUNCTION fence_event() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    PERFORM fence('event', NEW.event);
    RETURN NEW;
END $$;
CREATE TRIGGER fence BEFORE INSERT ON event_records FOR EACH ROW
    WHEN (asking_node() IS NOT NULL) EXECUTE FUNCTION fence_event();

-- The rest is its owner's as long as it goes on; what is over is tidied, forgotten and deleted
-- by whoever does that.
CREATE FUNCTION fence_match() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    PERFORM fence('duel', OLD.id);
    RETURN NEW;
END $$;
CREATE TRIGGER fence BEFORE UPDATE ON matches FOR EACH ROW
    WHEN (asking_node() IS NOT NULL AND OLD.status IN ('laid', 'open'))
    EXECUTE FUNCTION fence_match();
CREATE FUNCTION fence_going_on() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
    of_match BIGINT := CASE WHEN TG_OP = 'DELETE' THEN OLD.match ELSE NEW.match END;
BEGIN
    IF EXISTS (SELECT 1 FROM matches WHERE id = of_match AND status IN ('laid', 'open')) THEN
        PERFORM fence('duel', of_match);
    END IF;
    RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER fence BEFORE INSERT OR UPDATE ON seats FOR EACH ROW
    WHEN (asking_node() IS NOT NULL) EXECUTE FUNCTION fence_going_on();
CREATE TRIGGER fence_end BEFORE DELETE ON clocks FOR EACH ROW
    WHEN (asking_node() IS NOT NULL) EXECUTE FUNCTION fence_going_on();
CREATE TRIGGER fence_end BEFORE DELETE ON pauses FOR EACH ROW
    WHEN (asking_node() IS NOT NULL) EXECUTE FUNCTION fence_going_on();

CREATE FUNCTION fence_open_event() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    PERFORM fence('event', OLD.id);
    RETURN NEW;
END $$;
CREATE TRIGGER fence BEFORE UPDATE ON events FOR EACH ROW
    WHEN (asking_node() IS NOT NULL AND OLD.open = 1) EXECUTE FUNCTION fence_open_event();
CREATE FUNCTION fence_in_event() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM events WHERE id = NEW.event AND open = 1) THEN
        PERFORM fence('event', NEW.event);
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER fence_open BEFORE UPDATE ON event_records FOR EACH ROW
    WHEN (asking_node() IS NOT NULL) EXECUTE FUNCTION fence_in_event();
CREATE TRIGGER fence BEFORE INSERT OR UPDATE ON event_players FOR EACH ROW
    WHEN (asking_node() IS NOT NULL) EXECUTE FUNCTION fence_in_event();
CREATE TRIGGER fence BEFORE INSERT OR UPDATE ON event_tables FOR EACH ROW
    WHEN (asking_node() IS NOT NULL) EXECUTE FUNCTION fence_in_event();
CREATE TRIGGER fence BEFORE INSERT OR UPDATE ON event_posts FOR EACH ROW
    WHEN (asking_node() IS NOT NULL) EXECUTE FUNCTION fence_in_event();
CREATE TRIGGER fence BEFORE INSERT OR UPDATE ON event_clocks FOR EACH ROW
    WHEN (asking_node() IS NOT NULL) EXECUTE FUNCTION fence_in_event();
